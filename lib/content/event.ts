import type { EventContent } from '../content-schema/event';

/** EL PRÓXIMO EVENTO. Todo lo que la web, los PDF, el calendario y los buscadores dicen de él sale de aquí. */
export const event: EventContent = {
  name: 'ALMENA en Almonaster La Real',
  uid: 'almonaster-la-real-2025@almena.example.com',
  firstDay: '2025-11-14',
  lastDay: '2025-11-15',
  // announced (anunciado), on-sale (a la venta), few-left (últimas plazas), sold-out (agotado),
  // postponed (aplazado), cancelled (cancelado), past (celebrado)
  state: 'on-sale',
  place: 'Almonaster La Real',
  venue: 'Castillo de Almonaster la Real',
  venueEnglish: 'Castle of Almonaster la Real',
  province: 'Huelva',
  mapHref: 'https://www.google.com/maps/search/?api=1&query=Castillo+de+Almonaster+la+Real%2C+Huelva',
  capacityLabel: 'Aforo limitado',
  ticketHref: 'https://entradas.example.com/almonaster-la-real',
  onSaleSince: '2025-09-01',
  summary:
    'Un fin de semana de música electrónica junto a la mezquita y el castillo de Almonaster La Real, en la Sierra de Aracena: bienvenida, evento central y brunch de despedida.',
  programme: [
    {
      dayOffset: 0,
      title: 'Bienvenida y check-in',
      start: '18:00',
      end: '22:00',
      description:
        'Llegar sin prisa. Recoges tu acreditación, dejas la maleta y sales a un pueblo que empieza a encender las luces. La música suena baja, para poder hablar.',
      details: ['Acreditación y bienvenida', 'Primera copa y sesión tranquila'],
      icon: 'playa',
      highlighted: false,
      english: {
        title: 'Welcome and check-in',
        details: ['Check-in and welcome', 'First drink, low-volume set'],
      },
    },
    {
      dayOffset: 1,
      title: 'Evento central',
      start: '16:00',
      end: '02:00',
      description:
        'Diez horas de música, de la luz de la tarde a la noche cerrada. La sesión crece despacio, con el perfil de la fortaleza delante y la sierra alrededor.',
      details: ['De la tarde a la madrugada', 'Luz que acompaña al edificio', 'Descanso, comida y barra'],
      icon: 'castillo',
      highlighted: true,
      english: {
        title: 'Main event',
        details: [
          'From afternoon to late night',
          'Light that follows the building',
          'Rest area, food and bar',
        ],
      },
    },
    {
      dayOffset: 2,
      title: 'Brunch de despedida',
      start: '11:00',
      end: '15:00',
      description:
        'Mesas largas y conversación. Un brunch para contarlo todo antes de volver, con música suave y las calles blancas a un paso.',
      details: ['Brunch compartido', 'Sesión de escucha'],
      icon: 'bodega',
      highlighted: false,
      english: { title: 'Farewell brunch', details: ['Shared brunch', 'Listening session'] },
    },
  ],
  downloads: [
    {
      label: 'Descargar (ES)',
      language: 'es',
      file: '/programacion/programa-es.pdf',
      title: 'Programa completo',
      description: 'El fin de semana hora a hora, el lugar, dónde dormir y cómo llegar.',
      icon: 'castillo',
    },
    {
      label: 'Download (EN)',
      language: 'en',
      file: '/programacion/timetable-en.pdf',
      title: 'Timetable',
      description: 'The whole weekend on one page: days, hours and place.',
      icon: 'playa',
    },
  ],
  hotels: [
    {
      name: 'Hotel Luz',
      town: 'Almonaster la Real',
      description: 'Hotel pequeño en el mismo pueblo, abierto en 2019, con diez habitaciones.',
      href: 'https://luzhotelalmonaster.com',
      image: 'hotel-luz.avif',
    },
    {
      name: 'Hotel Casa García',
      town: 'Almonaster la Real',
      description: 'En Almonaster la Real, a un paso de todo lo que pasa durante el fin de semana.',
      href: 'https://www.google.com/maps/search/?api=1&query=Hotel+Casa+Garc%C3%ADa+Almonaster+la+Real',
      image: 'hotel-casa-garcia.avif',
    },
    {
      name: 'Hotel Sierra Luz',
      town: 'Cortegana',
      description: 'Hotel rural accesible de la Asociación Paz y Bien, en el pueblo vecino de Cortegana.',
      href: 'https://www.google.com/maps/search/?api=1&query=Hotel+Sierra+Luz+Cortegana',
      image: 'hotel-sierra-luz.avif',
    },
  ],
  stay: {
    title: 'Otros alojamientos',
    description: 'Casas rurales y otros alojamientos de Almonaster la Real y sus aldeas.',
    links: [{ label: 'Lista de alojamientos', href: 'https://turismoalmonasterlareal.com' }],
    image: 'dawn.avif',
  },
  activities: {
    title: 'Qué hacer',
    description:
      'La mezquita, de los siglos IX y X, guarda la historia del pueblo dentro de las murallas. Arriba, el cerro de San Cristóbal se sube por un sendero circular de 5,6 km.',
    links: [
      {
        label: 'Actividades en la sierra',
        href: 'https://huelvalasierra.com/reportajes/destino-para-el-disfrute-del-deporte-y-naturaleza/',
      },
      {
        label: 'Sendero al cerro de San Cristóbal',
        href: 'https://sierradearacenaypicosdearoche.com/senderos/sendero-subida-al-cerro-san-cristobal/',
      },
      { label: 'Turismo de Almonaster la Real', href: 'https://turismoalmonasterlareal.com' },
    ],
    image: 'sendero.avif',
    alt: 'Un sendero que sube en curvas hasta lo alto de un cerro al amanecer.',
  },
  placeholderValues: [
    'ticketHref',
    'venue',
    'onSaleSince',
    'programme (descripciones y detalles)',
    'hotels[1].href',
    'hotels[2].href',
    'stay.links[0].href',
    'activities.links[0].href (comprobar que abre con https)',
  ],
};
