import type { PlaceholdersContent } from '../content-schema/placeholders';

const event = { label: 'Ver el próximo evento', href: '/proximos-eventos' } as const;
const message = { label: 'Escribir un mensaje', href: '/#contacto' } as const;

/** Las siete páginas que aún no tienen contenido propio. Cada una lleva la onda de un lugar. */
export const placeholders: PlaceholdersContent = {
  title: { lead: 'Página', accent: 'en desarrollo' },
  home: 'Volver al inicio',
  wholePhoto: 'Ver la foto entera',
  pages: {
    '/galeria': {
      name: 'Galería',
      description:
        'Aquí colgaremos los edificios de noche: piedra, luz cálida por detrás y gente de espaldas, mirando todos hacia el mismo sitio. Las fotos se eligen despacio y con permiso de quien sale en ellas.',
      wave: 'palacio',
      link: event,
    },
    '/experiencias-pasadas': {
      name: 'Experiencias pasadas',
      description:
        'Cada edificio devuelve la música a su manera. En esta página quedará el eco de cada edición: dónde fue, cómo sonaba la piedra y qué seguía en el aire al apagar.',
      wave: 'ruina',
      link: event,
    },
    '/testimonios': {
      name: 'Testimonios',
      description:
        'Lo cuenta mejor quien ha estado. Estamos reuniendo voces de público, de vecinos y de quienes abren la puerta del lugar, con sus palabras y sin retoques.',
      wave: 'playa',
      link: event,
    },
    '/patrocinadores': {
      name: 'Patrocinadores',
      description:
        'Ninguna muralla la levantó una sola persona. Aquí aparecerán las casas que ayudan a encender cada lugar y a dejarlo como estaba. Si la tuya quiere ser una de ellas, escríbenos.',
      wave: 'castillo',
      link: message,
    },
    '/partners': {
      name: 'Partners',
      description:
        'Hoteles, bodegas, técnicos de sonido, oficinas de turismo: un fin de semana se sostiene sobre muchos arcos. Aquí tendrán nombre y enlace. Si tu trabajo encaja, nos gustará conocerlo.',
      wave: 'monasterio',
      link: message,
    },
    '/proponer-espacio': {
      name: 'Proponer espacio',
      description:
        '¿Guardas las llaves de un castillo, un patio o una nave de bodega que pide música? Pronto podrás contárnoslo aquí paso a paso. Hasta entonces, usa el formulario con el asunto «Propuesta de localización».',
      wave: 'bodega',
      link: message,
      subject: 'localizacion',
    },
    '/colaborar': {
      name: 'Colaborar',
      description:
        'Música, cocina, luz, oficios, ideas: lo que sabes hacer puede tener sitio en una edición. Mientras preparamos esta página, cuéntanoslo en el formulario con el asunto «Colaboraciones».',
      wave: 'finca',
      link: message,
      subject: 'colaboraciones',
    },
  },
};
