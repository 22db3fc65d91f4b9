import { z } from 'zod';
import { clockTime, distinct, fact, paragraph, text, waveform } from './fields';

const english = z.strictObject({
  title: text(60).meta({ title: 'Título en inglés' }),
  details: z.array(text(60)).max(4).default([]).meta({ title: 'Detalles en inglés' }),
});

const part = z
  .strictObject({
    dayOffset: z.int().min(0).max(6).meta({
      title: 'Día',
      description: '0 es el primer día del evento, 1 el siguiente… Una parte es del día en que empieza.',
    }),
    title: fact(60).meta({ title: 'Título' }),
    start: clockTime.meta({ title: 'Empieza', description: 'Con dos cifras y minutos: 09:30, 18:00.' }),
    /** If `end` is earlier than `start`, the part ends on the following day. */
    end: clockTime.meta({
      title: 'Acaba',
      description: 'Una hora anterior a la del comienzo es de la madrugada siguiente: 02:00.',
    }),
    description: paragraph(200).meta({
      title: 'Descripción',
      description: 'Una frase, para la portada, el calendario y el PDF.',
    }),
    details: z.array(text(80)).min(1).max(4).meta({
      title: 'Detalles',
      description: 'Para la página del evento y el PDF, sin repetir la descripción',
    }),
    icon: waveform,
    highlighted: z
      .boolean()
      .default(false)
      .meta({ title: 'Es la parte central', description: 'Se ve más grande que las demás.' }),
    english: english.optional().meta({
      title: 'En inglés',
      description: 'Para el PDF en inglés. Vacío sin esa descarga.',
    }),
    /** Names the part in calendars, whatever staff correct in it and wherever it stands. */
    id: z
      .uuid({ error: () => `Se espera un identificador propio, por ejemplo: ${crypto.randomUUID()}` })
      .meta({
        title: 'Identificador',
        description: 'Se pone solo y no se cambia: por él la reconocen los calendarios.',
      }),
  })
  .refine(({ start, end }) => start !== end, {
    path: ['end'],
    error: 'Se espera una hora distinta de la del comienzo: la parte acabaría al empezar.',
  });

type Part = z.output<typeof part>;

const begin = ({ dayOffset, start }: Part) => `${dayOffset} ${start}`;

/** The parts of the weekend, in any order. */
export const programme = z.array(part).min(1).max(9).check(distinct('id'));

/** Puts the parts of an event in the order in which they start. Until then they have the order of the file, and its lines. */
export const sortParts = <Event extends { programme: Part[] }>(event: Event): Event => ({
  ...event,
  programme: event.programme.toSorted((first, second) => (begin(first) < begin(second) ? -1 : 1)),
});
