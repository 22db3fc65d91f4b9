import type { LegalTable, LegalTerm } from '../../content-schema/legal';

/** Para qué se usan los datos, con qué base legal y hasta cuándo. */
export const purposes: LegalTable = {
  caption: 'Finalidades, datos, base jurídica y plazo de conservación',
  columns: ['Para qué', 'Qué datos', 'Base jurídica', 'Hasta cuándo'],
  rows: [
    [
      'Responder a tu mensaje y seguir la conversación',
      'Nombre, correo, asunto y mensaje',
      'Tu petición, cuando preguntas por un evento (artículo 6.1.b del RGPD); en lo demás, el interés legítimo en atender a quien nos escribe (artículo 6.1.f)',
      '12 meses desde el último mensaje',
    ],
    [
      'Estudiar propuestas de colaboración, de espacios y de prensa',
      'Los mismos, y lo que nos cuentes de tu proyecto',
      'Medidas previas a un acuerdo que tú propones (artículo 6.1.b)',
      '12 meses, o lo que dure la colaboración',
    ],
    [
      'Mantener la web en pie y frenar los envíos abusivos del formulario',
      'Dirección IP, fecha y hora, página pedida, tipo de navegador y una huella del mensaje que evita los duplicados',
      'Interés legítimo en la seguridad del servicio (artículo 6.1.f)',
      'Registros del alojamiento: 30 días. Control de envíos: 24 horas',
    ],
    [
      'Saber qué páginas se visitan y si la web va rápida',
      'Página vista, de dónde se llega, país, tipo de dispositivo y de navegador, tiempos de carga',
      'Tu consentimiento (artículo 6.1.a del RGPD y artículo 22.2 de la LSSI)',
      'Hasta que lo retires. La sesión de visita se descarta a las 24 horas; quedan cifras agregadas',
    ],
    [
      'Saber de qué anuncio vienes y adaptar los siguientes, cuando hay etiquetas de Google activas',
      'Identificadores de cookies, página vista y anuncio de origen',
      'Tu consentimiento (artículo 6.1.a del RGPD y artículo 22.2 de la LSSI)',
      'Hasta que lo retires; las cookies, lo que dice su política',
    ],
    [
      'Atender el ejercicio de tus derechos',
      'Los de tu solicitud y la copia del documento de identidad',
      'Obligación legal (artículo 6.1.c; artículos 15 a 22 del RGPD)',
      'La copia del documento, hasta comprobar tu identidad. El expediente, 3 años',
    ],
  ],
};

/** Quién trata los datos por encargo. */
export const processors: LegalTable = {
  caption: 'Encargados del tratamiento',
  columns: ['Proveedor', 'Qué hace', 'Dónde', 'Garantías'],
  rows: [
    [
      'Vercel Inc.',
      'Aloja la web y, si lo aceptas, cuenta visitas (Web Analytics) y mide la velocidad (Speed Insights)',
      'Red mundial; empresa de Estados Unidos',
      'Contrato de encargo y cláusulas contractuales tipo de la Comisión Europea',
    ],
    [
      'Resend (Plus Five Five, Inc.)',
      'Envía a nuestro buzón el correo con tu mensaje',
      'Estados Unidos',
      'Contrato de encargo y cláusulas contractuales tipo de la Comisión Europea',
    ],
    [
      'Proveedor de la base de datos Redis, solo si está conectada',
      'Guarda tu mensaje mientras espera a salir hacia nuestro buzón, 30 días como máximo, y lo borra al enviarlo',
      'La región que contratamos para ella',
      'Contrato de encargo y, fuera del Espacio Económico Europeo, cláusulas contractuales tipo',
    ],
    [
      'Google Ireland Limited, solo si sus etiquetas están activas y las aceptas',
      'Estadísticas de visitas y medición de anuncios',
      'Irlanda y Estados Unidos',
      'Condiciones de tratamiento de datos de Google y cláusulas contractuales tipo',
    ],
    [
      'Proveedor de nuestro correo',
      'Guarda los mensajes recibidos y las respuestas',
      'Espacio Económico Europeo',
      'Contrato de encargo',
    ],
  ],
};

/** Los derechos de cada persona sobre sus datos. */
export const rights: LegalTerm[] = [
  { term: 'Acceso', text: 'Saber si tratamos datos tuyos y recibir una copia.' },
  { term: 'Rectificación', text: 'Corregir los que estén mal o incompletos.' },
  {
    term: 'Cancelación',
    text: 'Pedir que se supriman cuando ya no hagan falta, también llamada derecho de supresión.',
  },
  {
    term: 'Oposición',
    text: 'Pedir que dejemos de tratarlos cuando la base es el interés legítimo.',
  },
  { term: 'Limitación', text: 'Pedir que se guarden sin usarlos mientras se resuelve una duda.' },
  {
    term: 'Portabilidad',
    text: 'Recibir los que nos diste en un formato que otro servicio pueda leer.',
  },
  {
    term: 'Retirada del consentimiento',
    text: [
      'Cambiar de idea cuando quieras, sin que afecte a lo ya hecho. Para las cookies basta el botón «Gestionar Cookies», como explica la ',
      { text: 'política de cookies', href: '/politica-cookies#decidir' },
      '.',
    ],
  },
];
