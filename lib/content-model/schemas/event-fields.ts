import { z } from 'zod';
import type { Clock } from '../../dates';
import { generatedDocuments } from '../../routes';
import { stateNames } from '../../words/states';
import {
  answer,
  choice,
  clockTime,
  fact,
  group,
  isoDay,
  list,
  number,
  paragraph,
  provisionalValues,
  text,
  waveform,
  wholeNumber,
  written,
} from './fields';
import { outsideLink, webAddress } from './links';
import { backgroundFilm, drawing, picture, pictureFields, publicDocument } from './media';

/** Help beside the English texts. event.ts says when they are needed. */
const forTimetable = 'Para el PDF en inglés. Vacío sin esa descarga.';

const dates = {
  state: choice('Estado', stateNames).describe(
    'De él dependen botones, avisos y PDF. La web no lo cambia sola.',
  ),
  name: text('Nombre del evento', 60).describe(
    'Lo leen los buscadores y los calendarios. {brand} es la marca, y {place}, el lugar.',
  ),
  firstDay: isoDay('Primer día'),
  lastDay: isoDay('Último día').describe('Un desayuno de despedida puede caer al día siguiente.'),
  /** The days announced before the event was moved. */
  previousFirstDay: isoDay('Primer día que se anunció antes')
    .describe('Vacío, salvo que el evento haya pasado a una fecha posterior.')
    .optional(),
  previousLastDay: isoDay('Último día que se anunció antes').optional(),
  place: fact('Lugar', 60).describe('El pueblo o la ciudad. Es el título de la página.'),
  heroAccentWords: wholeNumber('Palabras del lugar que van en cursiva, al final', 0, 3).describe('De 0 a 3.'),
  venue: text('Recinto', 60).describe('El edificio o el sitio: «Castillo de…».'),
  venueEnglish: text('Recinto, en inglés', 60).describe(forTimetable).optional(),
  setting: text('Dentro o al aire libre', 60)
    .describe('Por ejemplo: al aire libre, dentro de las murallas. Vacío: no se dice.')
    .optional(),
  province: fact('Provincia', 40),
  clock: choice<Clock>('Reloj', { peninsula: 'el de la península', canarias: 'el de Canarias' })
    .describe('El de las horas del programa y de la venta. Vacío: el de la península.')
    .optional(),
  mapHref: webAddress('Mapa').describe('En Google Maps, «Compartir», «Copiar vínculo».'),
  summary: paragraph('Resumen', 300).describe('Lo leen los buscadores y los calendarios.'),
  intro: paragraph('Entradilla de la página del evento', 320),
  homeLine: text('Línea bajo el lugar, en la tarjeta de la portada', 60),
  film: backgroundFilm,
  drawing: drawing('Dibujo del lugar')
    .describe(
      'SVG de líneas negras sobre fondo transparente, el doble de ancho que de alto. Va en la entrada.',
    )
    .optional(),
  /** The form accepts an empty identifier, and event.ts proposes a new one. */
  uid: written(
    'Identificador',
    /^([\w.-]{1,60}@[\w.-]{1,60})?$/,
    'Se espera un identificador sin espacios ni acentos, con una @ en medio, por ejemplo: castillo-2031@almena',
  )
    .describe(
      'Vacío en un evento nuevo: la revisión te propone uno. Después no se cambia: por él saben los calendarios que una fecha corregida es del mismo evento.',
    )
    .prefault(''),
  provisionalValues,
};

const part = z
  .strictObject({
    dayOffset: wholeNumber('Día', 0, 6).describe(
      'Aquel en que empieza: 0 es el primero, también si queda vacío; 1, el siguiente…',
    ),
    title: fact('Título', 60),
    start: clockTime('Empieza').describe('Con dos cifras y minutos: 09:30, 18:00.'),
    /** If `end` is earlier than `start`, the part ends on the following day. */
    end: clockTime('Acaba').describe('Una hora anterior al comienzo es de la madrugada siguiente: 02:00.'),
    description: paragraph('Descripción', 200).describe(
      'Una frase, para la portada, el calendario y el PDF.',
    ),
    details: list('Detalles', text('Detalle', 80), { max: 4 }).describe(
      'Para la página del evento y el PDF, sin repetir la descripción.',
    ),
    icon: waveform,
    highlighted: z.boolean().default(false).meta({ title: 'Es la parte central: se ve más grande' }),
    english: group('En inglés', {
      title: text('Título en inglés', 60),
      details: list('Detalles en inglés', text('Detalle', 60), { min: 0, max: 4 }),
    })
      .describe(forTimetable)
      .optional(),
    /** Identifies the part in calendars, even after staff have corrected or moved it. */
    id: z
      .uuid({ error: () => `Se espera un identificador propio, por ejemplo: ${crypto.randomUUID()}` })
      .meta({
        title: 'Identificador',
        description: 'Se pone solo y no se cambia: es el de los calendarios.',
      }),
  })
  .refine(({ start, end }) => start !== end, {
    path: ['end'],
    error: 'Se espera una hora distinta de la del comienzo: la parte acabaría al empezar.',
  });

const performer = z.strictObject({ name: text('Nombre', 60), href: webAddress('Su página').optional() });

const download = z
  .strictObject({
    label: text('Botón', 30),
    language: choice('Idioma', { es: 'español', en: 'inglés' }),
    /** Staff cannot choose what the build makes, because forms offer only files of the repository. */
    file: publicDocument('Archivo')
      .describe('Vacío: el que hace la web en ese idioma. Uno vuestro lleva otro nombre.')
      .optional(),
    title: text('Título', 60),
    description: text('Descripción', 160),
    icon: waveform,
  })
  .transform(({ file, ...fields }) => {
    const { programme, timetable } = generatedDocuments;
    return { ...fields, file: file ?? (fields.language === 'es' ? programme : timetable) };
  });

const programme = {
  programmeIntro: paragraph('Entradilla del programa', 300),
  programme: list('Partes del programa', part, { unique: ['id'] }),
  performers: list('Quién actúa', performer, { min: 0, max: 30, unique: ['name'] }).describe(
    'Sin entradas, no se dice nada.',
  ),
  downloads: list('Descargas', download, { max: 6, unique: ['file'] }),
};

const ticketItem = z.strictObject({ title: text('Título', 40), description: answer(300) });

const ticket = {
  ticketHref: webAddress('Dónde se compran las entradas')
    .describe('La página de este evento, copiada en una ventana privada. Vacío si aún no se venden.')
    .optional(),
  priceFrom: number('Precio desde, en euros', 1, 9999)
    .describe(
      'El de la entrada más barata, con impuestos y gastos, sin puntos en los miles: 1250 o 37.50. Vacío: no se dice.',
    )
    .optional(),
  onSaleSince: isoDay('Primer día de venta').describe('Vacío si no se sabe.').optional(),
  onSaleTime: clockTime('Hora a la que se abre la venta')
    .describe('Por ejemplo, 10:00. Vacío si no se sabe.')
    .optional(),
  minimumAge: wholeNumber('Edad mínima', 18, 99).describe('De 18 a 99.'),
  capacityLabel: text('Aforo, en palabras', 30).describe('Por ejemplo, «Aforo limitado».'),
  capacityEnglish: text('Aforo, en palabras inglesas', 30).describe(forTimetable).optional(),
  ticketItems: list('Qué hay que saber de la entrada', ticketItem, { max: 4, unique: ['title'] }),
};

const hotel = z.strictObject({
  name: text('Nombre', 40),
  town: text('Pueblo', 40),
  description: paragraph('Descripción', 220),
  href: webAddress('Dónde se reserva').describe('Su web, o su lugar en un mapa, si tiene.').optional(),
  ...pictureFields,
});

const visit = (title: string) =>
  group(title, {
    title: text('Título', 60),
    description: paragraph('Descripción', 320),
    links: list('Enlaces', outsideLink(), { max: 6, unique: ['label'] }),
    ...pictureFields,
  });

const arrivalItem = z.strictObject({
  title: text('Título', 40),
  description: answer(400),
  link: outsideLink().optional(),
});

const stay = {
  hotels: list('Hoteles', hotel, { min: 0, unique: ['name'] }).describe('Sin ninguno, no se habla de ellos.'),
  stay: visit('Otros alojamientos'),
  activities: visit('Qué hacer'),
  atmosphere: group('Cómo se vive por dentro', {
    paragraphs: list('Párrafos', paragraph('Párrafo', 500)),
    ...pictureFields,
    image: picture('Foto', { ground: 'ink' }),
  }),
  arrival: group('Cómo llegar', {
    items: list('Maneras de llegar', arrivalItem, { unique: ['title'] }),
    english: paragraph('Resumen en inglés', 500).describe(forTimetable).optional(),
  }),
};

/** The fields of the event by the form in which they are. Together they are one file. */
export const eventForms = {
  'Fecha y estado': dates,
  Programa: programme,
  Entrada: ticket,
  'Dormir y llegar': stay,
};

export const eventFields = z.strictObject({ ...dates, ...programme, ...ticket, ...stay });
