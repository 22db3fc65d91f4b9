import type { LegalDocumentContent } from '../../content-schema/legal';
import { processors, purposes, rights } from './privacy-details';

/** POLÍTICA DE PRIVACIDAD. {owner}, {email} y los demás nombres entre llaves se rellenan con los datos de site.ts. */
export const privacy: LegalDocumentContent = {
  title: { lead: 'Política', accent: 'de privacidad' },
  description:
    'Qué datos personales trata {brand}, para qué, durante cuánto tiempo y cómo ejercer tus derechos.',
  wave: 'palacio',
  updatedOn: '2025-11-01',
  intro:
    'Aquí se explica qué datos tuyos llegan a {brand} cuando visitas esta web o nos escribes, para qué se usan, cuánto tiempo se guardan y cómo puedes decidir sobre ellos. Tratamos pocos y no vendemos ninguno.',
  sections: [
    {
      id: 'resumen',
      heading: 'Lo básico',
      blocks: [
        {
          terms: [
            { term: 'Responsable', text: '{owner}, NIF {taxId}.' },
            {
              term: 'Finalidad',
              text: 'Responder a los mensajes, mantener la web segura y, solo si lo aceptas, medir cómo se usa y de qué anuncio vienes.',
            },
            {
              term: 'Legitimación',
              text: 'Tu petición, nuestro interés legítimo en contestarla y en la seguridad de la web, y tu consentimiento para todo lo opcional.',
            },
            {
              term: 'Destinatarios',
              text: 'Proveedores de alojamiento y de correo, que actúan por encargo nuestro, y Google, solo si lo aceptas y sus etiquetas están activas. A nadie más, salvo obligación legal.',
            },
            {
              term: 'Derechos',
              text: [
                'Acceso, rectificación, cancelación y oposición, entre otros, en ',
                { text: '{email}', href: 'mailto:{email}' },
                '.',
              ],
            },
          ],
        },
      ],
    },
    {
      id: 'responsable',
      heading: 'Quién responde de tus datos',
      blocks: [
        {
          terms: [
            { term: 'Titular', text: '{owner}' },
            { term: 'NIF', text: '{taxId}' },
            { term: 'Domicilio', text: '{address}' },
            { term: 'Correo', text: [{ text: '{email}', href: 'mailto:{email}' }] },
          ],
        },
        'No estamos obligados a nombrar un delegado de protección de datos. Cualquier duda sobre tus datos se atiende en esa misma dirección de correo.',
      ],
    },
    {
      id: 'datos',
      heading: 'Qué datos tratamos',
      blocks: [
        {
          list: [
            [
              'Los que escribes en el ',
              { text: 'formulario de contacto', href: '/#contacto' },
              ': nombre, correo electrónico, asunto y mensaje. Los cuatro son obligatorios: sin ellos no podemos contestarte.',
            ],
            'Los que envías por correo electrónico o por mensaje en redes sociales.',
            'Los técnicos que toda conexión lleva consigo: dirección IP, fecha y hora, página pedida y tipo de navegador.',
            [
              'Los de medición de uso y velocidad, solo si aceptas la analítica o la personalización. Lo cuenta la ',
              { text: 'política de cookies', href: '/politica-cookies' },
              '.',
            ],
          ],
        },
        'Todos los datos vienen de ti o de tu navegador; no compramos listas ni consultamos otras fuentes. En el mensaje no hace falta que cuentes nada sobre tu salud, tus ideas o tu vida íntima: te pedimos que no lo hagas.',
        'Las entradas no se compran en esta web. Los datos de tu compra los recibe la plataforma que la gestiona, con su propia política de privacidad.',
      ],
    },
    {
      id: 'finalidades',
      heading: 'Para qué y hasta cuándo',
      blocks: [
        { table: purposes },
        'Cuando la base es el interés legítimo, hemos valorado que el uso es el que cabe esperar y que no pesa más que tus derechos. Puedes oponerte en cualquier momento. Pasado el plazo, los datos se borran, o se bloquean solo el tiempo en que la ley pueda exigir responsabilidades.',
        'No enviamos publicidad a quien nos escribe. Si algún día abrimos un boletín, pediremos un consentimiento aparte.',
      ],
    },
    {
      id: 'destinatarios',
      heading: 'Quién más los ve',
      blocks: [
        'Trabajamos con proveedores que tratan datos por encargo nuestro y siguiendo nuestras instrucciones (artículo 28 del RGPD).',
        { table: processors },
        'Si hay etiquetas de Google activas y las aceptas, Google recibe además los datos de tu visita y los usa también para sus propios fines, con su política de privacidad. Fuera de eso, solo entregamos datos a jueces, fiscales, policía u otras autoridades cuando una ley nos obliga.',
      ],
    },
    {
      id: 'transferencias',
      heading: 'Datos fuera de Europa',
      blocks: [
        'Vercel y Resend son empresas de Estados Unidos, y Google forma parte de un grupo de ese país, de modo que algunos datos pueden tratarse allí. La transferencia se apoya en las cláusulas contractuales tipo de la Comisión Europea (Decisión de Ejecución 2021/914) y, cuando el proveedor está adherido, en el Marco de Privacidad de Datos entre la Unión Europea y Estados Unidos (Decisión de Ejecución 2023/1795).',
        ['Puedes pedirnos una copia de esas garantías en ', { text: '{email}', href: 'mailto:{email}' }, '.'],
      ],
    },
    {
      id: 'derechos',
      heading: 'Tus derechos',
      blocks: [
        {
          terms: rights,
        },
        [
          'Para ejercer los derechos de acceso, rectificación, cancelación y oposición, y también los demás, envía un correo electrónico a ',
          { text: '{email}', href: 'mailto:{email}' },
          ' con una copia de un documento de identidad (DNI, NIE o pasaporte) y di qué derecho quieres ejercer. La copia sirve para no dar tus datos a otra persona: puedes tapar todo lo que no sea tu nombre, tu número y tu foto.',
        ],
        'Es gratis. Contestamos en un mes; si el caso es complicado, el plazo puede alargarse dos meses más y te avisaremos.',
      ],
    },
    {
      id: 'reclamacion',
      heading: 'Si no quedas conforme',
      blocks: [
        [
          'Puedes reclamar ante la ',
          { text: 'Agencia Española de Protección de Datos', href: 'https://www.aepd.es' },
          ' (calle Jorge Juan, 6, 28001 Madrid), sobre todo si crees que no hemos atendido bien tus derechos. Antes, si quieres, escríbenos: intentaremos arreglarlo.',
        ],
      ],
    },
    {
      id: 'menores',
      heading: 'Menores de edad',
      blocks: [
        'Los menores de 18 años necesitan el consentimiento de su padre, de su madre o de quien tenga su tutela para registrarse o para darnos sus datos. Quienes tienen 18 años o más pueden registrarse sin ese consentimiento.',
        'Esta regla es más estricta que la edad de 14 años del artículo 7 de la LOPDGDD. Si descubrimos que un menor nos ha enviado datos sin ese permiso, los borramos. Si eres su padre, su madre o su tutor, escríbenos y lo haremos enseguida.',
      ],
    },
    {
      id: 'automatizadas',
      heading: 'Sin decisiones automáticas',
      blocks: [
        'Ninguna máquina decide sobre ti a partir de tus datos ni elaboramos perfiles con tus mensajes. Los filtros contra envíos abusivos solo pueden frenar un envío, y siempre te queda el correo.',
      ],
    },
    {
      id: 'seguridad',
      heading: 'Cómo los protegemos',
      blocks: [
        'La web viaja siempre cifrada, guarda lo menos posible y limita quién puede leer los mensajes. Si a pesar de todo hubiera una brecha que te pusiera en riesgo, avisaríamos a la Agencia y a ti, como mandan los artículos 33 y 34 del RGPD.',
      ],
    },
    {
      id: 'redes',
      heading: 'Redes sociales y otras webs',
      blocks: [
        'Los enlaces a redes sociales, hoteles, oficinas de turismo o venta de entradas llevan a webs de otros. Allí rigen sus políticas. Esta web no incrusta sus botones ni sus vídeos, así que no reciben nada de ti hasta que decides abrir el enlace.',
      ],
    },
    {
      id: 'cambios',
      heading: 'Cambios en este texto',
      blocks: [
        'Si cambia lo que hacemos con tus datos, cambiará este texto y la fecha de arriba. Si el cambio te afecta de verdad, lo diremos en la portada o por correo antes de aplicarlo. Normas que seguimos: Reglamento (UE) 2016/679 (RGPD) y Ley Orgánica 3/2018 (LOPDGDD).',
      ],
    },
  ],
  placeholderValues: [
    'Revisión del texto por un abogado',
    'updatedOn (la especificación no fija el mes de la política de privacidad)',
    'Plazos de conservación (tabla de finalidades)',
    'Proveedor y lugar del buzón de correo; región de Resend',
    'Adhesión de los proveedores al Marco de Privacidad de Datos',
    'Si hace falta un delegado de protección de datos',
  ],
};
