import { z } from 'zod';
import type { EventState } from '../../event-states';
import { fact, group, heading, text } from './fields';

/** The names of the states in the staff's forms. */
export const stateNames: Record<EventState, string> = {
  announced: 'Anunciado',
  'on-sale': 'A la venta',
  'few-left': 'Últimas plazas',
  'sold-out': 'Agotado',
  postponed: 'Aplazado',
  cancelled: 'Cancelado',
  past: 'Celebrado',
};

/** A field for each state. */
export const mapStates = <Schema>(schemaOf: (name: string) => Schema) =>
  Object.fromEntries(Object.entries(stateNames).map(([state, name]) => [state, schemaOf(name)])) as Record<
    EventState,
    Schema
  >;

const stateLabels = {
  reserve: text('Botón que lleva a la página del evento', 40),
  notice: text('Aviso del estado', 60).describe('Junto a las fechas, y en la tarjeta.'),
  tickets: fact('Frase sobre las entradas', 120).describe('Otros textos la nombran así: {tickets}.'),
  heading: text('Encabezado de la tarjeta', 30)
    .describe('Vacío: el de siempre, «Próximo Evento».')
    .optional(),
  call: group('Llamada final', {
    title: heading(),
    text: text('Texto', 300),
    link: text('Botón que lleva al formulario de contacto', 30).optional(),
  }),
};

/** The labels of a state in which the event's page has a ticket button. */
const sellingLabels = { buy: text('Botón de entradas, en la página del evento', 40), ...stateLabels };

export const eventLabelsSchema = z.strictObject({
  heading: text('Encabezado de la tarjeta de la portada', 30),
  contactButton: text(
    'Botón de la tarjeta de contacto mientras se venden entradas ({buy} es el de entradas)',
    50,
  ),
  states: group('Palabras de cada estado', {
    announced: group(stateNames.announced, sellingLabels),
    'on-sale': group(stateNames['on-sale'], sellingLabels),
    'few-left': group(stateNames['few-left'], sellingLabels),
    'sold-out': group(stateNames['sold-out'], stateLabels),
    postponed: group(stateNames.postponed, stateLabels),
    cancelled: group(stateNames.cancelled, stateLabels),
    past: group(stateNames.past, stateLabels),
  } satisfies Record<EventState, z.ZodType>),
  saleOpens: text('Aviso cuando se sabe el día de venta ({opening} es el día y, si se sabe, la hora)', 40),
  facts: group('Datos del evento: palabras', {
    dates: text('La palabra delante de las fechas', 20),
    place: text('La palabra delante del lugar', 20),
    capacity: text('La palabra delante del aforo', 20),
    age: text('La palabra delante de la edad', 20),
    ageValue: text('La edad', 30).describe('{minimumAge} es la edad mínima del evento.'),
    priceFrom: text('El precio ({price} es el de la entrada más barata)', 30),
    pending: group('En lugar de la fecha, mientras el evento está aplazado', {
      lead: text('Comienzo, en grande', 10),
      accent: text('Final', 20),
    }),
    previously: text('Fecha anterior de un evento movido ({days} son esos días)', 40),
    span: text('Días del programa ({first} y {last} son el primero y el último)', 30),
    morningAfter: text(
      'Días del programa, si su última parte es al día siguiente ({day} es ese día, y {part}, esa parte)',
      40,
    ),
  }).describe('Los datos están en «Fecha y estado» y «Entrada».'),
  arrivalLink: text('Botón que baja a «Cómo llegar»', 30),
  programme: group('Programa', {
    title: heading(),
    scale: text('Explicación del dibujo a escala', 100),
    now: text(
      'Durante el evento, lo que pasa ahora ({part} es la parte, y {end}, la hora a la que acaba)',
      60,
    ),
    next: text(
      'Durante el evento, lo que viene después ({part} es la parte; {day} y {start}, cuándo empieza)',
      60,
    ),
    performers: text('Encabezado de quién actúa', 40),
  }),
  ticket: group('Entrada', { title: heading(), includes: text('Encabezado de lo que incluye', 40) }),
  downloads: group('Descargas', {
    title: heading(),
    intro: text('Entradilla', 240),
    format: text('Formato de los archivos', 10),
    languages: group('Idiomas', { es: text('Español', 20), en: text('Inglés', 20) }),
  }),
  atmosphere: group('Cómo se vive', { title: heading() }),
  hotels: group('Hoteles', {
    title: heading(),
    andArrival: group('Lo que hay al final de la página', {
      withHotels: fact('Con hoteles', 60),
      withoutHotels: fact('Sin hoteles', 60),
    }).describe('Otros textos lo nombran así: {hotelsAndArrival}.'),
    reserve: text('Botón de reserva', 30),
    map: text('Botón de reserva cuando lleva a un mapa', 30),
    mention: text('Lo que hay que decir al reservar', 160),
  }),
  stayCards: group('Quedarse un poco más', { title: heading() }),
  arrival: group('Cómo llegar', { title: heading(), mapLabel: text('Botón del mapa', 40) }),
  calendar: group('Guardar en el calendario', {
    file: text('Enlace al archivo de calendario', 40),
    google: text('Enlace a Google Calendar', 40),
  }),
  share: group('Compartir', {
    label: text('Enlace', 90),
    copied: text('Cuando se ha copiado la dirección', 90),
    failed: text('Cuando no se ha podido', 90),
  }),
});

/** The words of the event's page that are the same for every event. */
export type EventLabels = z.output<typeof eventLabelsSchema>;
