import type { HomeSource } from '../content-schema/home';

/** Los textos de la página de inicio, sección por sección. Lo que va entre llaves se rellena solo. */
export const home: HomeSource = {
  hero: {
    title: { lead: 'La piedra también', accent: 'suena' },
    lead: 'Fines de semana de música electrónica en castillos, palacios, bodegas y playas.',
    card: 'Próximo Evento',
    place: 'Entre la mezquita y la sierra',
    pause: 'Pausar el vídeo de fondo',
    play: 'Reanudar el vídeo de fondo',
    unmute: 'Activar la música',
    mute: 'Silenciar la música',
    film: {
      landscape: { video: 'home-landscape.mp4', poster: 'poster-home-landscape.avif' },
      portrait: { video: 'home-portrait.mp4', poster: 'poster-home-portrait.avif' },
    },
  },
  concept: {
    title: { lead: 'Una almena es una onda cuadrada', accent: 'de piedra' },
    lead: 'Las murallas suben y bajan como una señal: lleno, vacío, lleno, vacío. Llevamos música electrónica a edificios que llevan siglos dibujando ese compás.',
    body: 'Cada edición ocupa un solo lugar durante un fin de semana entero. Se duerme en el pueblo, se come lo de la tierra y se escucha donde casi nunca suena nada.',
    caption:
      'Léelo de abajo arriba: una sola frecuencia es la sierra; al sumar armónicos aparece el castillo.',
    // Lo que oye quien no ve el dibujo.
    drawing:
      'Dibujo de líneas: abajo, una sola onda suave como una colina; cada línea de encima añade detalle hasta que la última es la silueta del castillo con sus almenas.',
  },
  experience: {
    title: { lead: 'Un fin de semana,', accent: { one: 'un solo tiempo', other: '{count} tiempos' } },
    intro:
      'Se llega sin prisa, se escucha hasta tarde y se vuelve con algo que contar. La línea es la intensidad: así sube y así baja.',
  },
  audience: {
    title: { lead: 'Para quien ya sabe', accent: 'lo que busca' },
    intro:
      'Personas adultas que han oído mucha música y quieren oírla en otro sitio. Se entra desde los 21 años.',
    types: [
      {
        title: 'Desde 21 años',
        description:
          'La edad mínima y un punto de partida: ganas de descubrir sin la prisa de la primera noche.',
      },
      {
        title: 'Oídos con historia',
        description:
          'Décadas de pista a la espalda. Buen sonido, horarios razonables y un desayuno al día siguiente.',
      },
      {
        title: 'Viajeros de patrimonio',
        description: 'Vienen por el edificio, el pueblo y la sierra. Se quedan por lo que suena dentro.',
      },
      {
        title: 'Grupos y parejas',
        description: 'Reencuentros, cumpleaños y escapadas: cama, mesa y música en un mismo plan.',
      },
    ],
  },
  locations: {
    title: {
      lead: { one: 'Un lugar,', other: '{count} lugares,' },
      accent: { one: 'una onda', other: '{count} ondas' },
    },
    intro:
      'Cada tipo de edificio tiene su perfil y cada perfil es una forma de onda. Elegimos el sitio por cómo suena su silueta.',
    venues: [
      {
        name: 'Castillo',
        wave: 'castillo',
        waveName: 'Onda cuadrada',
        image: 'venue-castillo.avif',
        alt: 'Un castillo con almenas al anochecer; sus líneas bajan hasta hacerse colinas.',
        description:
          'Almena, hueco, almena: la señal más limpia que existe. Aquí empieza todo: muralla, torre y noche abierta.',
      },
      {
        name: 'Palacio',
        wave: 'palacio',
        waveName: 'Onda triangular',
        image: 'venue-palacio.avif',
        alt: 'Un palacio con frontones a contraluz, reflejado en un estanque.',
        description:
          'Frontones que suben y bajan en línea recta. Salones para escuchar sentados y patios para quedarse de pie.',
      },
      {
        name: 'Bodega',
        wave: 'bodega',
        waveName: 'Seno rectificado',
        image: 'venue-bodega.avif',
        alt: 'Una bodega abovedada con barricas a los dos lados y luz al fondo.',
        description: 'Bóvedas en fila, frescor y madera. El grave se queda dentro, como el vino.',
      },
      {
        name: 'Playa',
        wave: 'playa',
        waveName: 'Seno puro',
        image: 'venue-playa.avif',
        alt: 'El sol a medias sobre el mar y su camino de luz en las olas.',
        description: 'Sin paredes ni esquinas. La única onda que ya estaba allí antes que nosotros.',
      },
      {
        name: 'Cortijo',
        wave: 'finca',
        waveName: 'Diente de sierra',
        image: 'venue-finca.avif',
        alt: 'Un cortijo al amanecer, con un camino entre surcos hasta la puerta.',
        description: 'Tejados a un agua, corral y campo abierto. Se llega por un camino y se ve amanecer.',
      },
      {
        name: 'Monasterio',
        wave: 'monasterio',
        waveName: 'Arco ojival',
        image: 'venue-monasterio.avif',
        alt: 'Un claustro de noche tras un arco ojival: la iglesia, la torre y la luna.',
        description: 'Arcos que acaban en punta y un silencio muy entrenado. Música despacio.',
      },
      {
        name: 'Ruina',
        wave: 'ruina',
        waveName: 'Seno escalonado',
        image: 'venue-ruina.avif',
        alt: 'Un teatro antiguo desde las gradas, con las columnas de la escena a contraluz.',
        description: 'Gradas gastadas de un anfiteatro: una curva hecha a peldaños, con el cielo por techo.',
      },
    ],
    buttons: [
      { label: 'Ver la galería', href: '/galeria' },
      { label: 'Próximas fechas', href: '/proximos-eventos' },
      { label: 'Propón tu espacio', href: '/proponer-espacio' },
    ],
  },
  why: {
    title: { lead: 'Por qué', accent: 'ALMENA' },
    image: 'patio.avif',
    values: [
      {
        title: 'Público selecto',
        description: 'Aforos pequeños y gente adulta que viene a escuchar. Se habla, se baila y se cabe.',
        wave: 'playa',
      },
      {
        title: 'Eventos memorables que se agotan',
        description:
          'Un lugar, una fecha y un número de plazas que no crece. Cuando se llena, se cierra la venta.',
        wave: 'castillo',
      },
      {
        title: 'Turismo cultural',
        description: 'El fin de semana también es el pueblo: su historia, su mesa y sus caminos.',
        wave: 'monasterio',
      },
      {
        title: 'Más de 25 años de experiencia',
        description:
          'Oficio en música electrónica y en producción de eventos, para que todo parezca fácil.',
        wave: 'finca',
      },
    ],
    testimonialsTitle: 'Lo que cuentan quienes vienen',
    testimonials: [
      {
        quote: 'Llevo media vida saliendo y nunca había oído un bombo responderle a una muralla.',
        author: 'Una asistente que viene desde Huelva',
      },
      { quote: 'Vine por la música y volví a casa hablando del pueblo.', author: 'Un viajero de patrimonio' },
      {
        quote: 'Por fin un plan en el que se baila, se duerme y se desayuna bien.',
        author: 'Una pareja de Lisboa',
      },
    ],
  },
  contact: {
    title: 'Hablemos',
    cardLabel: 'Datos de contacto',
    cardTitle: { lead: 'Al otro lado', accent: 'hay alguien' },
    email: 'Correo',
    phone: 'Teléfono',
    buy: '{buy} - Próximo Evento',
  },
  placeholderValues: ['why.testimonials', 'hero.place'],
};
