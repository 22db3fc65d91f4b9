import type { LegalDocumentContent } from '../../content-schema/legal';

/** POLÍTICA DE COOKIES. Lo que se guarda en el navegador se lee del código; aquí solo está su explicación. */
export const cookies: LegalDocumentContent = {
  title: { lead: 'Política', accent: 'de cookies' },
  description:
    'Qué guarda la web de {brand} en tu navegador, para qué, cuánto dura y cómo aceptarlo, rechazarlo o borrarlo.',
  wave: 'playa',
  updatedOn: '2025-11-01',
  intro:
    'Esta web funciona sin cookies: recuerda tu elección en el almacenamiento de tu navegador y no carga nada opcional hasta que lo aceptas. Aquí está todo lo que se guarda, una línea por cosa.',
  sections: [
    {
      id: 'que-son',
      heading: 'Cookies y almacenamiento',
      blocks: [
        'Una cookie es un pequeño texto que una web deja en tu navegador. El almacenamiento local (localStorage) y el de sesión (sessionStorage) hacen lo mismo de otra forma: el primero permanece hasta que se borra y el segundo desaparece al cerrar la pestaña. El artículo 22.2 de la LSSI los trata igual, y nosotros también: cuando aquí decimos «cookies» hablamos de todos.',
      ],
    },
    {
      id: 'lista',
      heading: 'Todo lo que se guarda',
      blocks: [
        'Lo esencial es propio, no sale de tu navegador y no necesita consentimiento. Lo demás, si lo hay, solo aparece después de que aceptes su tipo.',
        {
          storage: {
            caption: 'Datos que se guardan en tu navegador',
            columns: ['Nombre', 'Tipo', 'Para qué', 'Cuánto dura'],
          },
        },
      ],
    },
    {
      id: 'categorias',
      heading: 'Tres tipos',
      blocks: [
        {
          terms: [
            {
              term: 'Esenciales',
              text: 'Recuerdan tu elección sobre las cookies y hacen funcionar la web. Están siempre activas.',
            },
            { term: 'Analítica', text: 'Cuentan visitas y miden si la web va rápida. Solo si las aceptas.' },
            {
              term: 'Personalización',
              text: 'Adaptan anuncios y contenidos a tus intereses, cuando hay etiquetas de Google activas. Solo si las aceptas. Si no hay ninguna activa, tu elección queda guardada y no se carga nada.',
            },
          ],
        },
      ],
    },
    {
      id: 'herramientas',
      heading: 'Herramientas opcionales',
      blocks: [
        'Ninguna se carga antes de que aceptes su tipo. Si cambias de idea, la página se recarga sin ellas.',
        {
          table: {
            caption: 'Herramientas de terceros que solo se cargan con tu consentimiento',
            columns: ['Herramienta', 'Quién', 'Para qué', 'Qué guarda en tu navegador'],
            rows: [
              [
                'Vercel Web Analytics (analítica)',
                'Vercel Inc., Estados Unidos',
                'Contar visitas por página, país y tipo de dispositivo, en cifras agregadas',
                'Nada. Distingue las visitas con una huella de la petición que se descarta a las 24 horas',
              ],
              [
                'Vercel Speed Insights (analítica)',
                'Vercel Inc., Estados Unidos',
                'Medir cuánto tarda la web en cargar y responder',
                'Nada',
              ],
              [
                'Google Analytics y Tag Manager (analítica), solo cuando están configurados',
                'Google Ireland Limited, Irlanda',
                'Estadísticas de uso',
                'Las cookies _ga que muestra la tabla de arriba',
              ],
              [
                'Etiquetas publicitarias de Google (personalización), solo cuando están configuradas',
                'Google Ireland Limited, Irlanda',
                'Saber qué anuncio trajo una visita y adaptar los siguientes',
                'La cookie _gcl_au que muestra la tabla de arriba',
              ],
            ],
          },
        },
        [
          'Vercel y Google pueden tratar datos en Estados Unidos con las garantías que explica la ',
          { text: 'política de privacidad', href: '/politica-privacidad#transferencias' },
          '. Si hay etiquetas publicitarias activas y aceptas la personalización, Google puede usar tu visita para elegir los anuncios que te enseña; sin ese permiso, no.',
        ],
      ],
    },
    {
      id: 'decidir',
      heading: 'Cómo aceptar, rechazar o cambiar de idea',
      blocks: [
        {
          terms: [
            {
              term: 'Aceptar',
              text: 'Pulsa «Aceptar todas» en el aviso que sale al entrar. Se permiten analítica y personalización.',
            },
            {
              term: 'Rechazar',
              text: 'Pulsa «Solo esenciales» en el mismo aviso. Se rechazan todas las demás y la web funciona igual.',
            },
            {
              term: 'Elegir',
              text: 'Abre «Gestionar Cookies»: hay un interruptor por tipo, apagados hasta que los enciendes, y el botón «Guardar».',
            },
            {
              term: 'Retirar el consentimiento',
              text: 'Cuando quieras y desde cualquier página, en «Gestionar Cookies», al pie. El botón «Resetear» borra tu elección y el aviso vuelve a preguntar.',
            },
            {
              term: 'Cerrar con la X',
              text: 'El aviso se esconde mientras tengas abierta la pestaña y no se guarda ninguna elección. No se carga nada opcional.',
            },
          ],
        },
        'Navegar, bajar por la página o cerrar el aviso no es aceptar. Tu elección vale el tiempo que dice la tabla; después volvemos a preguntar.',
      ],
    },
    {
      id: 'navegador',
      heading: 'Cómo borrarlo en el navegador',
      blocks: [
        'También puedes borrar lo guardado, o impedir que se guarde, con tu navegador:',
        {
          terms: [
            {
              term: 'Chrome',
              text: 'Configuración, Privacidad y seguridad, Cookies de terceros, Ver todos los datos y permisos de sitios.',
            },
            {
              term: 'Edge',
              text: 'Configuración, Cookies y permisos del sitio, Administrar y eliminar cookies y datos del sitio.',
            },
            {
              term: 'Firefox',
              text: 'Ajustes, Privacidad y seguridad, Cookies y datos del sitio, Administrar datos.',
            },
            { term: 'Safari en Mac', text: 'Safari, Ajustes, Privacidad, Gestionar datos de sitios web.' },
            { term: 'Safari en iPhone y iPad', text: 'Ajustes, Safari, Avanzado, Datos de sitios web.' },
          ],
        },
        'Busca {site} en la lista y elimínalo. La web seguirá funcionando; solo volverá a preguntarte por las cookies.',
      ],
    },
    {
      id: 'contacto',
      heading: 'Preguntas y cambios',
      blocks: [
        [
          'El responsable es {owner} (NIF {taxId}). Para cualquier duda, escribe a ',
          { text: '{email}', href: 'mailto:{email}' },
          '. Tus derechos sobre tus datos, y cómo reclamar ante la Agencia Española de Protección de Datos, están en la ',
          { text: 'política de privacidad', href: '/politica-privacidad#derechos' },
          '.',
        ],
        'Si empezamos a guardar algo más o cambia quién lo hace, esta página lo dirá primero y el aviso volverá a preguntarte.',
      ],
    },
  ],
  placeholderValues: [
    'Revisión del texto por un abogado',
    'Etiquetas de Google: cuáles se usan de verdad y qué cookies guardan',
  ],
};
