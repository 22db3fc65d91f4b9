import type { Clock } from '../dates';
import { stateNames } from '../words/states';
import { webAddress } from './links';
import { backgroundFilm, drawing } from './uploads';
import { fact, forTimetable, paragraph, provisionalValues, text, textMatching } from './texts';
import { choice, isoDay, wholeNumber } from './values';

export const eventDates = {
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
    .describe('Vacío, salvo que el evento haya cambiado de fecha.')
    .optional(),
  previousLastDay: isoDay('Último día que se anunció antes').optional(),
  place: fact('Lugar', 60).describe('El pueblo o la ciudad. Es el título de la página.'),
  heroAccentWords: wholeNumber('Palabras del lugar que van en cursiva, al final', 0, 3).describe('De 0 a 3.'),
  venue: text('Recinto', 60).describe('El edificio o el sitio: «Castillo de…».'),
  venueEnglish: text('Recinto, en inglés', 60).describe(forTimetable).optional(),
  setting: text('Dentro o al aire libre', 60)
    .describe('Por ejemplo: Al aire libre, dentro de las murallas. Vacío: no se dice.')
    .optional(),
  province: fact('Provincia', 40),
  clock: choice<Clock>('Reloj', { peninsula: 'el de la península', canarias: 'el de Canarias' })
    .describe('El de las horas del programa y de la venta. Vacío: el de la península.')
    .optional(),
  mapHref: webAddress('Mapa').describe('En Google Maps, «Compartir», «Copiar vínculo».'),
  summary: paragraph('Resumen', 300).describe('Lo leen los buscadores y los calendarios.'),
  intro: paragraph('Entradilla de la página del evento', 320),
  homeLine: text('Línea bajo el lugar, en la tarjeta de Inicio', 60),
  film: backgroundFilm,
  drawing: drawing('Dibujo del lugar')
    .describe(
      'SVG de líneas negras sobre fondo transparente, el doble de ancho que de alto. Va en la entrada.',
    )
    .optional(),
  /** The form accepts an empty identifier, and event.ts proposes a new one. */
  uid: textMatching(
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
