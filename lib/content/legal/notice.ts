import type { LegalDocumentContent } from '../../content-schema/legal';

/** AVISO LEGAL. {owner}, {email} y los demás nombres entre llaves se rellenan con los datos de site.ts. */
export const notice: LegalDocumentContent = {
  title: { lead: 'Aviso', accent: 'legal' },
  description:
    'Quién es el titular de la web de {brand}, qué ofrece, cómo se venden las entradas y qué reglas rigen su uso.',
  wave: 'castillo',
  updatedOn: '2025-09-01',
  intro:
    'Quién está detrás de {site}, qué hace y qué no hace esta web, y con qué reglas se usa. Si algo no se entiende, escríbenos.',
  sections: [
    {
      id: 'titular',
      heading: 'Titular de la web',
      blocks: [
        'Datos que pide el artículo 10 de la Ley 34/2002, de 11 de julio, de servicios de la sociedad de la información y de comercio electrónico (LSSI):',
        {
          terms: [
            { term: 'Titular', text: '{owner}' },
            { term: 'NIF', text: '{taxId}' },
            { term: 'Domicilio', text: '{address}' },
            { term: 'Datos registrales', text: '{register}' },
            { term: 'Correo', text: [{ text: '{email}', href: 'mailto:{email}' }] },
            // Sin teléfono en site.ts, esta línea no sale.
            { term: 'Teléfono', text: '{phone}' },
            { term: 'Otra vía directa', text: [{ text: 'Formulario de contacto', href: '/#contacto' }] },
            { term: 'Sitio web', text: '{site}' },
          ],
        },
        'En adelante, «{brand}» es el nombre con el que {owner} presenta sus eventos.',
      ],
    },
    {
      id: 'objeto',
      heading: 'Qué ofrece esta web',
      blocks: [
        'Información sobre {brand} y sus fines de semana de música electrónica: la idea, el próximo evento, su programa, dónde dormir y cómo escribirnos. Entrar es gratis y no hace falta registrarse.',
        'Los eventos se dirigen a un público adulto, de 21 años en adelante, y tienen aforo limitado. El programa puede cambiar por causas de fuerza mayor, por seguridad o por decisión de las autoridades; si ocurre, lo contaremos aquí.',
      ],
    },
    {
      id: 'entradas',
      heading: 'Venta de entradas',
      blocks: [
        '{owner} actúa como intermediaria y vende a través de colaboradores autorizados. En esta web no se cobra ni se piden datos de pago: el botón de compra abre, en otra pestaña, la plataforma del colaborador.',
        'El precio final, con impuestos y gastos, y las condiciones de compra, cambio y devolución son los que esa plataforma muestra antes de pagar. Compra solo en los enlaces de esta web: no respondemos de entradas conseguidas por otros caminos.',
        'Como son servicios de ocio para una fecha concreta, la ley no prevé derecho de desistimiento (artículo 103.l del Real Decreto Legislativo 1/2007). Si un evento se cancela, se aplaza o cambia en lo esencial, tienes los derechos que reconocen las normas de consumo y de espectáculos públicos, y la devolución se pide donde se hizo la compra.',
      ],
    },
    {
      id: 'uso',
      heading: 'Uso correcto',
      blocks: [
        'Al usar la web te comprometes a hacerlo de buena fe y conforme a la ley. En particular, a:',
        {
          list: [
            'dar datos ciertos en el formulario y no hacerte pasar por otra persona;',
            'no enviar contenidos ilícitos, ofensivos o publicitarios;',
            'no intentar entrar donde no se puede, ni sobrecargar la web, ni copiarla de forma masiva.',
          ],
        },
      ],
    },
    {
      id: 'propiedad',
      heading: 'Propiedad intelectual e industrial',
      blocks: [
        'Los textos, el diseño, el código, los dibujos, los vídeos, la música, los documentos y la marca {brand} pertenecen a {owner} o se usan con permiso de sus titulares. Están protegidos por la Ley de Propiedad Intelectual (Real Decreto Legislativo 1/1996) y por las leyes de marcas.',
        'Puedes ver la web, imprimirla, enlazarla y descargar el programa para tu uso personal. La prensa puede citarla indicando la fuente. Para todo lo demás hace falta permiso por escrito.',
        [
          'Si crees que algo de esta web vulnera un derecho tuyo, dínoslo en ',
          { text: '{email}', href: 'mailto:{email}' },
          ' y lo revisaremos enseguida.',
        ],
      ],
    },
    {
      id: 'enlaces',
      heading: 'Enlaces a otras webs',
      blocks: [
        'Los enlaces a hoteles, oficinas de turismo, redes sociales y venta de entradas llevan a sitios que no controlamos. Los ponemos porque pueden servirte; sus contenidos y condiciones son cosa de quien los publica. Si uno deja de funcionar o engaña, avísanos y lo quitamos.',
      ],
    },
    {
      id: 'responsabilidad',
      heading: 'Responsabilidad',
      blocks: [
        'Procuramos que todo lo que aquí se lee sea exacto y esté al día, y que la web funcione siempre, pero puede haber errores o cortes. {owner} no responde de los daños que vengan de un uso contrario a este aviso, de fallos de la red o de tu equipo, ni de los servicios de terceros.',
        'Nada de este texto limita los derechos que la ley te reconoce como persona consumidora, ni la responsabilidad que la ley no permite excluir.',
      ],
    },
    {
      id: 'datos',
      heading: 'Datos personales y cookies',
      blocks: [
        [
          'Lo que hacemos con tus datos está en la ',
          { text: 'política de privacidad', href: '/politica-privacidad' },
          '; lo que se guarda en tu navegador, en la ',
          { text: 'política de cookies', href: '/politica-cookies' },
          '.',
        ],
      ],
    },
    {
      id: 'reclamaciones',
      heading: 'Quejas y reclamaciones',
      blocks: [
        [
          'Tenemos hojas de quejas y reclamaciones a disposición de las personas consumidoras, según el Decreto 82/2022, de 17 de mayo, de la Junta de Andalucía. Puedes pedirlas en ',
          { text: '{email}', href: 'mailto:{email}' },
          ', recibirlas en papel en nuestros eventos o presentarlas por internet a través de ',
          { text: 'Consumo Responde', href: 'https://www.consumoresponde.es' },
          '.',
        ],
        'También puedes acudir a la oficina de información al consumidor de tu municipio. Si empiezas por escribirnos, contestaremos cuanto antes.',
      ],
    },
    {
      id: 'accesibilidad',
      heading: 'Accesibilidad',
      blocks: [
        'Queremos que cualquier persona pueda usar esta web. Trabajamos para que cumpla las Pautas de Accesibilidad para el Contenido Web (WCAG) 2.2 en su nivel AA, que abarcan las de la norma UNE-EN 301 549. La revisamos nosotros mismos, con herramientas automáticas y a mano.',
        {
          list: [
            'Se recorre entera con el teclado y con lector de pantalla, y sus textos se leen sin JavaScript.',
            'El vídeo de fondo se puede parar, la música no suena hasta que la pides y las animaciones se detienen si tu equipo pide menos movimiento.',
            'Los vídeos de las preguntas llevan subtítulos y su contenido está también en el texto.',
          ],
        },
        'Lo que sabemos que falta: nadie ha revisado todavía los programas en PDF con un lector de pantalla, por eso su contenido se lee completo en la página del evento; las webs de terceros que enlazamos pueden tener barreras que no dependen de nosotros.',
        [
          'Si encuentras una barrera, o necesitas saber cómo es el acceso al lugar de un evento, escribe a ',
          { text: '{email}', href: 'mailto:{email}' },
          '. Contestamos en 20 días hábiles como mucho y, si hace falta, te damos la información de otra forma.',
        ],
      ],
    },
    {
      id: 'ley',
      heading: 'Ley aplicable y jurisdicción',
      blocks: [
        'Este aviso se rige por la ley española. Si eres persona consumidora, serán competentes los juzgados de tu domicilio; en los demás casos, los del domicilio de {owner}.',
        'Podemos actualizar este texto; la versión que vale es la publicada aquí, con la fecha de arriba. Si una parte resultara nula, el resto seguiría en pie.',
      ],
    },
  ],
  placeholderValues: [
    'Revisión del texto por un abogado',
    'Alta en el sistema de hojas electrónicas de reclamaciones de la Junta',
    'Plazo de respuesta sobre accesibilidad (20 días hábiles)',
    'Si hay una autorización o licencia que citar (LSSI, artículo 10.1.c)',
  ],
};
