import { z } from 'zod';
import { isOnSale } from '../../event/state';
import { stateNames } from './event-labels';
import { englishIsComplete, programmeFitsDays } from './event-rules';
import {
  answer,
  choice,
  clockTime,
  distinct,
  fact,
  isoDay,
  paragraph,
  placeholderValues,
  text,
  waveform,
  written,
} from './fields';
import { webAddress } from './links';
import { backgroundFilm, drawing, publicDocument } from './media';
import { programme } from './programme';
import { stay } from './stay';

const download = z.strictObject({
  label: text(30).meta({ title: 'Botón' }),
  language: choice({ es: 'español', en: 'inglés' }).meta({ title: 'Idioma' }),
  file: publicDocument.meta({
    title: 'Archivo',
    description: '«programa-es.pdf» y «timetable-en.pdf» los hace la web: uno vuestro lleva otro nombre.',
  }),
  title: text(60).meta({ title: 'Título' }),
  description: text(160).meta({ title: 'Descripción' }),
  icon: waveform,
});

const performer = z.strictObject({
  name: text(60).meta({ title: 'Nombre' }),
  href: webAddress.optional().meta({ title: 'Su página' }),
});

const dates = {
  state: choice(stateNames).meta({
    title: 'Estado',
    description: 'De él dependen los botones, los avisos y los PDF. Por sí sola, la web no lo cambia.',
  }),
  name: text(60).meta({
    title: 'Nombre del evento',
    description: 'Lo leen los buscadores y los calendarios. {brand} es la marca, y {place}, el lugar.',
  }),
  firstDay: isoDay.meta({ title: 'Primer día' }),
  lastDay: isoDay.meta({
    title: 'Último día',
    description: 'Un desayuno de despedida puede caer al día siguiente.',
  }),
  /** The days announced before the event was moved. */
  previousFirstDay: isoDay.optional().meta({
    title: 'Primer día que se anunció antes',
    description: 'Vacío, salvo que el evento haya cambiado a una fecha posterior.',
  }),
  previousLastDay: isoDay.optional().meta({ title: 'Último día que se anunció antes' }),
  place: fact(60).meta({ title: 'Lugar', description: 'El pueblo o la ciudad. Es el título de la página.' }),
  heroAccentWords: z.int().min(0).max(3).meta({
    title: 'Cuántas palabras del lugar, al final, van en cursiva',
    description: 'De 0 a 3.',
  }),
  venue: text(60).meta({ title: 'Recinto', description: 'El edificio o el sitio: «Castillo de…».' }),
  venueEnglish: text(60).optional().meta({
    title: 'Recinto, en inglés',
    description: 'Para el PDF en inglés. Vacío sin esa descarga.',
  }),
  setting: text(60).optional().meta({
    title: 'Dentro o al aire libre',
    description: 'Por ejemplo: Al aire libre, dentro de las murallas. Vacío: no se dice.',
  }),
  province: fact(40).meta({ title: 'Provincia' }),
  mapHref: webAddress.meta({
    title: 'Mapa',
    description: 'En Google Maps, «Compartir», «Copiar vínculo».',
  }),
  summary: paragraph(300).meta({
    title: 'Resumen',
    description: 'Lo leen los buscadores y quien guarda la fecha en su calendario.',
  }),
  intro: paragraph(320).meta({ title: 'Entradilla de la página del evento' }),
  homeLine: text(60).meta({ title: 'Línea bajo el lugar, en la tarjeta de la portada' }),
  film: backgroundFilm,
  drawing: drawing.optional().meta({
    title: 'Dibujo del lugar',
    description:
      'SVG de líneas negras sobre fondo transparente, el doble de ancho que de alto. Va en la entrada.',
  }),
  uid: written(
    /^[\w.-]{1,60}@[\w.-]{1,60}$/,
    'Se espera un identificador sin espacios ni acentos, con una @, por ejemplo: castillo-2031@almena.example.com',
  ).meta({
    title: 'Identificador',
    description:
      'Uno nuevo para cada evento, como castillo-2031@almena.example.com, y después no se cambia: por él saben los calendarios que una fecha corregida es del mismo evento.',
  }),
  placeholderValues,
};

const weekend = {
  programmeIntro: paragraph(300).meta({ title: 'Entradilla del programa' }),
  programme: programme.meta({ title: 'Partes del programa' }),
  performers: z
    .array(performer)
    .max(30)
    .default([])
    .check(distinct('name'))
    .meta({ title: 'Quién actúa', description: 'Sin entradas, no se dice nada.' }),
  downloads: z.array(download).min(1).max(6).check(distinct('file')).meta({ title: 'Descargas' }),
};

const ticket = {
  ticketHref: webAddress.optional().meta({
    title: 'Dónde se compran las entradas',
    description:
      'La página de este evento, copiada en una ventana privada. Se puede dejar vacío si aún no se venden.',
  }),
  priceFrom: z.number().min(1).max(9999).optional().meta({
    title: 'Precio desde, en euros',
    description: 'El de la entrada más barata, con impuestos y gastos. Vacío: no se dice.',
  }),
  onSaleSince: isoDay.optional().meta({ title: 'Primer día de venta', description: 'Vacío si no se sabe.' }),
  onSaleTime: clockTime.optional().meta({
    title: 'Hora a la que se abre la venta',
    description: 'Por ejemplo, 10:00. Vacío si no se sabe.',
  }),
  minimumAge: z.int().min(18).max(99).meta({ title: 'Edad mínima', description: 'De 18 a 99.' }),
  capacityLabel: text(30).meta({
    title: 'Aforo, en palabras',
    description: 'Por ejemplo, «Aforo limitado».',
  }),
  capacityEnglish: text(30).optional().meta({
    title: 'Aforo, en palabras inglesas',
    description: 'Para el PDF en inglés. Vacío sin esa descarga.',
  }),
  ticketItems: z
    .array(z.strictObject({ title: text(40).meta({ title: 'Título' }), description: answer(300) }))
    .min(1)
    .max(4)
    .check(distinct('title'))
    .meta({ title: 'Qué hay que saber de la entrada' }),
};

/** The fields of the event by the form in which they are. Together they are one file. */
export const eventForms = {
  'Fecha y estado': dates,
  Programa: weekend,
  Entrada: ticket,
  'Dormir y llegar': stay,
};

const fields = z.strictObject({ ...dates, ...weekend, ...ticket, ...stay });

export const eventSchema = fields
  .refine(({ firstDay, lastDay }) => firstDay <= lastDay, {
    path: ['lastDay'],
    error: 'Se espera una fecha que no sea anterior al primer día.',
  })
  .refine(({ previousFirstDay = '', previousLastDay }) => !previousLastDay || previousFirstDay, {
    path: ['previousFirstDay'],
    error: 'Falta este dato: el último día que se anunció antes no basta.',
  })
  .refine(({ previousFirstDay: first = '', previousLastDay: last = first }) => first <= last, {
    path: ['previousLastDay'],
    error: 'Se espera una fecha que no sea anterior al primer día que se anunció antes.',
  })
  .refine(({ previousFirstDay = '', firstDay }) => previousFirstDay < firstDay, {
    path: ['previousFirstDay'],
    error:
      'Se espera un día anterior al primero del evento: el que se anunció antes. Si el evento no ha cambiado de fecha, va vacío.',
  })
  .refine(({ state, previousFirstDay }) => state !== 'postponed' || !previousFirstDay, {
    path: ['state'],
    error:
      'Aplazado es sin fecha nueva. Si ya la hay, se espera otro estado, como «A la venta»; si aún no, se esperan vacíos los días que se anunciaron antes, y en el primer y el último día, los de siempre.',
  })
  .refine(({ onSaleSince, onSaleTime }) => onSaleSince || !onSaleTime, {
    path: ['onSaleSince'],
    error: 'Falta este dato: la hora de la venta no basta.',
  })
  .refine(({ state, ticketHref }) => !isOnSale(state) || ticketHref, {
    path: ['ticketHref'],
    error: 'Se espera la dirección donde se compran las entradas: con este estado se venden.',
  })
  .check(programmeFitsDays)
  .check(englishIsComplete);

/** The data of `event.yaml`. */
export type NextEvent = z.output<typeof eventSchema>;
