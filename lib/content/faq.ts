import type { FaqContent } from '../content-schema/home';

/** Las preguntas frecuentes. `video` y `captions` son archivos de lib/content/films; `poster`, una imagen de lib/content/pictures. Las tres líneas son opcionales. */
export const faq: FaqContent = {
  title: { lead: 'Preguntas', accent: 'frecuentes' },
  intro: 'Cada respuesta tiene su película corta, con subtítulos. Si tu pregunta no está, escríbenos.',
  link: { label: 'Contáctanos', href: '/#contacto' },
  unsupported: 'Tu navegador no soporta la reproducción de videos.',
  captionsLabel: 'Español',
  entries: [
    {
      id: 'que-es',
      question: '¿Qué es ALMENA?',
      video: 'que-es.mp4',
      poster: 'poster-que-es.png',
      captions: 'que-es.vtt',
      description:
        'Una marca que organiza fines de semana de música electrónica en lugares con historia: castillos, palacios, bodegas y también playas. El nombre viene de las almenas de una muralla, que dibujan una onda cuadrada: lleno, hueco, lleno, hueco. Cada edición ocupa un solo lugar y dura tres días.',
    },
    {
      id: 'publico',
      question: '¿A quién va dirigido?',
      video: 'publico.mp4',
      poster: 'poster-publico.png',
      captions: 'publico.vtt',
      description:
        'A personas adultas a partir de 21 años: desde quien empieza a escuchar música electrónica con atención hasta quien lleva media vida en la pista. Encaja bien si te interesa la cultura, prefieres los grupos pequeños y quieres conocer el lugar además de bailar en él.',
    },
    {
      id: 'concepto',
      question: '¿En qué consiste el evento?',
      video: 'concepto.mp4',
      poster: 'poster-concepto.png',
      captions: 'concepto.vtt',
      description:
        'En un fin de semana con tres tiempos: el viernes, bienvenida y check-in; el sábado, el evento central, de la tarde a la madrugada; el domingo, un brunch de despedida. Todo pasa en un solo lugar, con aforo limitado. Las horas están en la página del próximo evento y las entradas se compran en una plataforma externa.',
    },
    {
      id: 'otros-proyectos',
      question: '¿Qué relación tiene con otros proyectos?',
      video: 'otros-proyectos.mp4',
      poster: 'poster-otros-proyectos.png',
      captions: 'otros-proyectos.vtt',
      description:
        'ALMENA es un proyecto propio, con su nombre, su programa y su manera de hacer. Recoge lo aprendido por su equipo en trabajos anteriores y colabora con otras iniciativas culturales, espacios y pueblos cuando suman; ninguna de ellas organiza ni responde por nuestros eventos.',
    },
    {
      id: 'quien-esta-detras',
      question: '¿Quién está detrás?',
      video: 'quien-esta-detras.mp4',
      poster: 'poster-quien-esta-detras.png',
      captions: 'quien-esta-detras.vtt',
      description:
        'Un equipo con más de 25 años de experiencia en música electrónica y producción de eventos, que trabaja con cada municipio y con quien abre las puertas de cada edificio. Los datos de la empresa responsable están en el aviso legal.',
    },
  ],
  placeholderValues: ['entries[3].description'],
};
