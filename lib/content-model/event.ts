import { z } from 'zod';
import { addDays, formatDay } from '../dates';
import { eventStates, isOnSale } from '../event/state';
import { clockTime, distinct, fact, isoDay, paragraph, placeholderValues, text, waveform } from './fields';
import { outsideLink, publicPdf, webAddress } from './links';
import { backgroundFilm, pictureFields } from './media';

const english = z.strictObject({
  title: text(60).meta({ title: 'Título', printed: true, english: true }),
  details: z
    .array(text(60).meta({ printed: true, english: true }))
    .max(4)
    .default([])
    .meta({ title: 'Detalles' }),
});

const part = z
  .strictObject({
    dayOffset: z
      .int()
      .min(0)
      .max(6)
      .meta({ title: 'Día', description: '0 es el primer día del evento, 1 el siguiente…' }),
    title: fact(60).meta({ title: 'Título', printed: true }),
    start: clockTime.meta({ title: 'Empieza' }),
    /** An end before `start` is on the following day. */
    end: clockTime.meta({
      title: 'Acaba',
      description: 'Una hora anterior a la del comienzo es de la madrugada siguiente.',
    }),
    description: paragraph(320).meta({ title: 'Descripción', printed: true }),
    details: z
      .array(text(60).meta({ printed: true }))
      .max(4)
      .default([])
      .meta({ title: 'Detalles' }),
    icon: waveform.meta({ title: 'Onda' }),
    highlighted: z
      .boolean()
      .default(false)
      .meta({ title: 'Es la parte central', description: 'Se ve más grande que las demás.' }),
    english: english.meta({ title: 'En inglés', description: 'Para el PDF inglés.' }),
  })
  .refine(({ start, end }) => start !== end, {
    path: ['end'],
    error: 'Se espera una hora distinta de la del comienzo: la parte acabaría al empezar.',
  });

type Part = z.output<typeof part>;

/** Requires parts in the order of their starts, in which the timeline shows them. */
function partsInOrder({ value, issues }: z.core.ParsePayload<Pick<Part, 'dayOffset' | 'start'>[]>) {
  if (issues.length > 0) return;
  const begins = value.map(({ dayOffset, start }) => `${dayOffset} ${start}`);
  begins.forEach((begin, index) => {
    const before = begins[index - 1];
    if (before === undefined || before <= begin) return;
    issues.push({
      code: 'custom',
      path: [index, 'start'],
      input: value[index]?.start,
      message: `Se espera una parte que no empiece antes que la anterior, [${index - 1}]: van por orden.`,
    });
  });
}

const download = z.strictObject({
  label: text(30).meta({ title: 'Botón' }),
  language: z.enum(['es', 'en']).meta({ title: 'Idioma' }),
  file: publicPdf.meta({ title: 'Archivo' }),
  title: text(60).meta({ title: 'Título' }),
  description: text(160).meta({ title: 'Descripción' }),
  icon: waveform.meta({ title: 'Onda' }),
});

const hotel = z.strictObject({
  name: text(40).meta({ title: 'Nombre', printed: true }),
  town: text(40).meta({ title: 'Pueblo', printed: true }),
  description: paragraph(220).meta({ title: 'Descripción', printed: true }),
  href: webAddress
    .optional()
    .meta({ title: 'Dónde se reserva', description: 'La web del hotel, o su lugar en un mapa.' }),
  ...pictureFields,
});

const visit = z.strictObject({
  title: text(60).meta({ title: 'Título' }),
  description: paragraph(320).meta({ title: 'Descripción' }),
  links: z.array(outsideLink).min(1).max(6).check(distinct('label')).meta({ title: 'Enlaces' }),
  ...pictureFields,
});

const arrivalItem = z.strictObject({
  title: text(40).meta({ title: 'Título', printed: true }),
  description: paragraph(400).meta({ title: 'Descripción', printed: true }),
  link: outsideLink.optional().meta({ title: 'Enlace' }),
});

const days = z.strictObject({
  firstDay: isoDay.meta({ title: 'Primer día' }),
  lastDay: isoDay.meta({ title: 'Último día' }),
});

const fields = z.strictObject({
  state: z.enum(eventStates).meta({
    title: 'Estado',
    description:
      'announced: anunciado; on-sale: a la venta; few-left: últimas plazas; sold-out: agotado; postponed: aplazado; cancelled: cancelado; past: celebrado.',
  }),
  name: text(60).meta({ title: 'Nombre' }),
  ...days.shape,
  /** The days announced before the event was moved. */
  previousDays: days.optional().meta({
    title: 'Días que se anunciaron antes',
    description: 'Solo si el evento ha cambiado de fecha.',
  }),
  place: fact(60).meta({ title: 'Lugar', printed: true }),
  venue: text(60).meta({ title: 'Recinto', printed: true }),
  venueEnglish: text(60).meta({ title: 'Recinto, en inglés', printed: true, english: true }),
  province: fact(40).meta({ title: 'Provincia', printed: true }),
  mapHref: webAddress.meta({
    title: 'Mapa',
    description: 'En Google Maps, «Compartir», «Copiar vínculo».',
  }),
  minimumAge: z.int().min(18).max(99).meta({ title: 'Edad mínima' }),
  capacityLabel: text(30).meta({ title: 'Plazas', printed: true }),
  capacityEnglish: text(30).meta({ title: 'Plazas, en inglés', printed: true, english: true }),
  ticketHref: webAddress.optional().meta({
    title: 'Dónde se compran las entradas',
    description:
      'La página de este evento, copiada en una ventana privada. Se puede dejar vacío si aún no se venden.',
  }),
  onSaleSince: isoDay.optional().meta({ title: 'Primer día de venta' }),
  onSaleTime: clockTime.optional().meta({ title: 'Hora a la que se abre la venta' }),
  summary: paragraph(300).meta({
    title: 'Resumen',
    description: 'Lo leen los buscadores y quien guarda la fecha en su calendario.',
  }),
  intro: paragraph(320).meta({ title: 'Entradilla de la página del evento' }),
  homeLine: text(60).meta({ title: 'Línea bajo el lugar, en la tarjeta de la portada' }),
  film: backgroundFilm,
  heroAccentWords: z.int().min(0).max(3).meta({ title: 'Palabras finales del lugar que van en cursiva' }),
  programmeIntro: paragraph(300).meta({ title: 'Entradilla del programa', printed: true }),
  programme: z.array(part).min(1).max(9).check(partsInOrder).meta({ title: 'Partes del programa' }),
  ticketItems: z
    .array(
      z.strictObject({
        title: text(40).meta({ title: 'Título' }),
        description: paragraph(300).meta({ title: 'Descripción' }),
      }),
    )
    .min(1)
    .max(4)
    .check(distinct('title'))
    .meta({ title: 'Qué hay que saber de la entrada' }),
  downloads: z.array(download).min(1).max(6).check(distinct('file')).meta({ title: 'Descargas' }),
  atmosphere: z
    .strictObject({
      ...pictureFields,
      paragraphs: z
        .array(paragraph(500).meta({ printed: true }))
        .min(1)
        .meta({ title: 'Párrafos' }),
    })
    .meta({ title: 'Cómo se vive por dentro' }),
  hotels: z.array(hotel).min(1).max(9).check(distinct('name')).meta({ title: 'Hoteles' }),
  stay: visit.meta({ title: 'Otros alojamientos' }),
  activities: visit.meta({ title: 'Qué hacer' }),
  arrival: z
    .strictObject({
      items: z.array(arrivalItem).min(1).max(8).check(distinct('title')).meta({ title: 'Maneras de llegar' }),
      english: paragraph(400).meta({
        title: 'Resumen en inglés',
        description: 'Para el PDF inglés.',
        printed: true,
        english: true,
      }),
    })
    .meta({ title: 'Cómo llegar' }),
  uid: z
    .string()
    .max(80)
    .regex(
      /^[\w.-]+@[\w.-]+$/,
      'Se espera un identificador sin espacios ni acentos, con una @, por ejemplo: castillo-2031@almena.example.com',
    )
    .meta({
      title: 'Identificador',
      description:
        'Distinto en cada evento. Por él saben los calendarios que una fecha corregida es del mismo evento.',
    }),
  placeholderValues,
});

/** Requires days and programme to match; the last part may be on the morning after `lastDay`. */
function sameWeekend({ value: event, issues }: z.core.ParsePayload<z.output<typeof fields>>) {
  if (issues.length > 0) return;
  const { firstDay, lastDay, previousDays, programme, onSaleSince, onSaleTime } = event;
  function refuse(path: PropertyKey[], input: unknown, message: string) {
    issues.push({ code: 'custom', path, input, message });
  }
  if (lastDay < firstDay) refuse(['lastDay'], lastDay, 'Se espera una fecha que no sea anterior a firstDay.');
  programme.forEach(({ dayOffset }, index) => {
    const day = addDays(firstDay, dayOffset);
    if (lastDay >= firstDay && day > addDays(lastDay, 1))
      refuse(
        ['programme', index, 'dayOffset'],
        dayOffset,
        `Se espera un día del evento o el siguiente: lastDay es el ${formatDay(lastDay)} y esta parte cae el ${formatDay(day)}.`,
      );
  });
  const offsets = programme.map(({ dayOffset }) => dayOffset);
  const lastPart = addDays(firstDay, Math.max(...offsets));
  if (lastPart < lastDay)
    refuse(
      ['lastDay'],
      lastDay,
      `Se espera un día con algo en programme: su última parte es el ${formatDay(lastPart)}.`,
    );
  if (Math.min(...offsets) > 0)
    refuse(
      ['programme', 0, 'dayOffset'],
      offsets[0],
      'Se espera 0: algo tiene que empezar el primer día (firstDay).',
    );
  if (onSaleSince && onSaleSince > lastDay)
    refuse(['onSaleSince'], onSaleSince, 'Se espera una fecha anterior al evento.');
  if (onSaleTime && !onSaleSince)
    refuse(
      ['onSaleSince'],
      onSaleSince,
      'Se espera el día en que se abre la venta: onSaleTime dice solo su hora.',
    );
  if (previousDays && previousDays.lastDay < previousDays.firstDay)
    refuse(
      ['previousDays', 'lastDay'],
      previousDays.lastDay,
      'Se espera una fecha que no sea anterior a su firstDay.',
    );
  if (previousDays?.firstDay === firstDay)
    refuse(
      ['previousDays', 'firstDay'],
      firstDay,
      'Se espera la fecha que se anunció antes, distinta de firstDay.',
    );
  if (isOnSale(event.state) && !event.ticketHref)
    refuse(
      ['ticketHref'],
      undefined,
      `Se espera la dirección donde se compran las entradas: con el estado ${event.state} se venden.`,
    );
}

export const eventSchema = fields.check(sameWeekend);

/** The next event, as its file says. */
export type NextEvent = z.output<typeof eventSchema>;
