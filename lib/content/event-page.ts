import type { EventPageSource } from '../content-schema/event';

/** Los textos de la página del próximo evento. Los datos (fecha, lugar, horas, hoteles) están en event.ts. */
export const eventPage: EventPageSource = {
  // El recinto, el lugar y la provincia de los que hablan estos textos. Si cambian en event.ts, la revisión dice qué repasar hasta que se cambian aquí.
  describes: 'Castillo de Almonaster la Real, Almonaster La Real, Huelva',
  states: {
    announced: {
      buy: 'Avísame',
      reserve: 'Pregunta por tu plaza',
      notice: 'Entradas próximamente',
      call: {
        title: { lead: 'Nos vemos', accent: 'dentro' },
        text: 'La venta no ha empezado. Escríbenos y te avisaremos. El aforo es limitado.',
      },
    },
    'on-sale': {
      buy: 'Comprar Entradas',
      reserve: '¡Reserva tu plaza!',
      notice: 'Entradas a la venta',
    },
    'few-left': {
      buy: 'Comprar Entradas',
      reserve: '¡Reserva tu plaza!',
      notice: 'Últimas plazas',
    },
    'sold-out': {
      buy: 'Entradas agotadas',
      reserve: 'Ver el evento',
      notice: 'Agotado',
      call: {
        title: { lead: 'Nos vemos', accent: 'dentro' },
        text: 'No quedan entradas. Si tienes la tuya, aquí están las horas, los hoteles y el camino.',
      },
    },
    postponed: {
      buy: 'Evento aplazado',
      reserve: 'Ver el evento',
      notice: 'Aplazado: nueva fecha pronto',
      call: {
        title: { lead: 'Habrá', accent: 'otra fecha' },
        text: 'El evento se aplaza. En cuanto haya nueva fecha la contaremos aquí.',
      },
    },
    cancelled: {
      buy: 'Evento cancelado',
      reserve: 'Ver la información',
      notice: 'Cancelado',
      heading: 'Evento previsto',
      call: {
        title: { lead: 'Esta vez', accent: 'no podrá ser' },
        text: 'El evento se ha cancelado. La devolución se pide donde se compró la entrada.',
      },
    },
    past: {
      buy: 'Evento celebrado',
      reserve: 'Ver el último evento',
      notice: 'Ya se ha celebrado',
      heading: 'Último evento',
      call: {
        title: { lead: 'Hasta', accent: 'la próxima' },
        text: 'Este evento ya se ha celebrado. El siguiente se anunciará en esta misma página.',
      },
    },
  },
  // En lugar de «Entradas próximamente» cuando event.ts dice desde qué día se venden (onSaleSince).
  saleOpens: 'A la venta el {opening}',
  heroAccentWords: 2,
  film: {
    landscape: { video: 'event-landscape.mp4', poster: 'poster-event-landscape.avif' },
    portrait: { video: 'event-portrait.mp4', poster: 'poster-event-portrait.avif' },
  },
  intro:
    'Un pueblo blanco de la Sierra de Aracena, una mezquita dentro de las murallas y un fin de semana para escucharlo todo despacio.',
  facts: {
    dates: 'Fechas',
    place: 'Lugar',
    capacity: 'Plazas',
    age: 'Edad',
    ageValue: 'Desde {age} años',
    // En lugar de la fecha mientras el evento está aplazado.
    pending: { lead: 'Fecha', accent: 'por anunciar' },
    previously: 'antes, {dates}',
    span: 'De {first} a {last}',
  },
  arrivalLink: 'Cómo llegar',
  programme: {
    title: { lead: 'El programa,', accent: 'hora a hora' },
    scale: 'La línea está a escala: una onda es una hora.',
    intro: 'Todo ocurre en el mismo pueblo y se va a pie de una cosa a otra.',
  },
  ticket: {
    title: { lead: 'Tu', accent: 'entrada' },
    includes: 'Qué incluye',
    items: [
      {
        title: 'Qué se reserva aparte',
        description: 'El alojamiento y el viaje. Más abajo están los hoteles y el camino.',
      },
      {
        title: 'Cuánto cuesta',
        description:
          'El precio final, con impuestos y gastos, lo muestra la plataforma de venta antes de pagar, junto con las condiciones de cambio y devolución.',
      },
    ],
  },
  downloads: {
    title: { lead: 'Llévatelo', accent: 'en el bolsillo' },
    intro: 'El mismo programa en PDF, para cuando no haya cobertura.',
    format: 'PDF',
    languages: { es: 'español', en: 'inglés' },
  },
  atmosphere: {
    title: { lead: 'Cómo se vive', accent: 'por dentro' },
    image: 'mezquita.avif',
    alt: 'El interior de una mezquita: filas de arcos de herradura y, al fondo, la luz.',
    paragraphs: [
      'Almonaster la Real está en pleno Parque Natural Sierra de Aracena y Picos de Aroche, a 613 metros de altura, entre encinas, alcornoques y castaños. Es conjunto histórico-artístico desde 1982 y forma parte de Los Pueblos más Bonitos de España.',
      'Dentro del recinto del castillo conviven una mezquita de los siglos IX y X, levantada con piedra de una basílica visigoda, y una plaza de toros. Es la clase de lugar que cambia lo que suena dentro: menos volumen, más atención, y la noche de la sierra alrededor.',
    ],
  },
  hotels: {
    title: { lead: 'Dormir cerca', accent: 'de la pista' },
    intro: {
      one: 'Un hotel que recomendamos. Reserva por su cuenta.',
      other: '{count} hoteles que recomendamos. Cada uno reserva por su cuenta.',
    },
    reserve: 'Reservar',
    // Cuando la dirección del hotel es la de un mapa.
    map: 'Reservar (mapa)',
    mention: 'Al reservar, di que vienes al evento de ALMENA.',
  },
  stayCards: { title: { lead: 'Quedarse', accent: 'un poco más' } },
  arrival: {
    title: { lead: 'Cómo', accent: 'llegar' },
    items: [
      {
        title: 'En coche',
        description:
          'Almonaster la Real está a unos 100 km de Huelva y a unos 28 km de Aracena por carretera, cerca de la N-433, que une Sevilla con Portugal. Deja el coche a la entrada del pueblo: las calles son estrechas y todo queda a un paseo.',
      },
      {
        title: 'En tren',
        description:
          'El apeadero Almonaster-Cortegana, en la línea Zafra-Huelva, queda a unos 4 km del pueblo. Pasan pocos trenes al día: consulta los horarios antes de decidirte.',
        link: { label: 'Horarios en Renfe', href: 'https://www.renfe.com' },
      },
      {
        title: 'En avión',
        description: 'El aeropuerto grande más cercano a la provincia es el de Sevilla. Desde allí, coche.',
      },
      {
        title: 'Accesibilidad',
        description:
          'El pueblo tiene cuestas y suelo empedrado. Si necesitas algo para venir con comodidad, escríbenos y lo preparamos contigo.',
      },
    ],
    mapLabel: 'Abrir el mapa',
    // Lo mismo, resumido, para el PDF inglés.
    english:
      'Almonaster la Real is about 100 km by road from Huelva and about 28 km from Aracena, near the N-433 road from Seville to Portugal. Leave the car at the entrance of the village. The nearest railway halt, Almonaster-Cortegana, is about 4 km away and few trains stop there. The nearest large airport is Seville.',
  },
  calendar: { file: 'Guardar en el calendario', google: 'Google Calendar' },
  share: {
    label: 'Compartir',
    copied: 'Enlace copiado',
    failed: 'No se ha podido copiar. Copia la dirección de la barra.',
  },
  call: {
    title: { lead: 'Nos vemos', accent: 'dentro' },
    text: 'Las entradas se compran en una plataforma externa. El aforo es limitado.',
  },
  newTab: 'se abre en otra pestaña',
  placeholderValues: [
    'ticket.includes (confirmar que la entrada da acceso a todas las partes)',
    'arrival.items[0].description (comprobar los kilómetros en un mapa)',
  ],
};
