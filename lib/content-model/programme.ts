import { z } from 'zod';
import { clockTime, fact, paragraph, text, waveform } from './fields';

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

export const programme = z.array(part).min(1).max(9).check(partsInOrder);
