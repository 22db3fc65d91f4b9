import type { z } from 'zod';
import { addDays, formatDay } from '../../dates';
import { generatedDocuments } from '../../routes';

interface Weekend {
  firstDay: string;
  lastDay: string;
  programme: readonly { dayOffset: number }[];
}

/** Requires a part on every day from `firstDay` to `lastDay`. A last part may be on the morning after. */
export function programmeFitsDays({ value, issues }: z.core.ParsePayload<Weekend>) {
  const { firstDay, lastDay, programme } = value;
  if (issues.length > 0) return;
  const refuse = (path: PropertyKey[], message: string) =>
    issues.push({ code: 'custom', path, input: value, message });
  const days = programme.map(({ dayOffset }) => addDays(firstDay, dayOffset));
  days.forEach((day, index) => {
    if (day > addDays(lastDay, 1))
      refuse(
        ['programme', index, 'dayOffset'],
        `Se espera un día del evento o el siguiente: el último es el ${formatDay(lastDay)} y esta parte cae el ${formatDay(day)}.`,
      );
  });
  let day = firstDay;
  while (days.includes(day)) day = addDays(day, 1);
  if (day <= lastDay)
    refuse(
      ['programme'],
      `Se espera una parte en cada día del evento, del primero al último: falta el ${formatDay(day)}. Añádela, o cambia esos días.`,
    );
}

interface WithEnglish {
  venueEnglish?: string;
  capacityEnglish?: string;
  arrival: { english?: string };
  programme: readonly { english?: object }[];
  downloads: readonly { file: string }[];
}

const expected = `Se espera un texto: se descarga ${generatedDocuments.timetable}. Sin textos en inglés, quítala de las descargas.`;

/** Requires the English texts if visitors can download the English document that the build makes from them. */
export function englishIsComplete({ value, issues }: z.core.ParsePayload<WithEnglish>) {
  const { venueEnglish, capacityEnglish, arrival, programme, downloads } = value;
  if (!downloads.some(({ file }) => file === generatedDocuments.timetable)) return;
  const texts: [path: PropertyKey[], input: unknown][] = [
    [['venueEnglish'], venueEnglish],
    [['capacityEnglish'], capacityEnglish],
    [['arrival', 'english'], arrival.english],
    ...programme.map(({ english }, index): [PropertyKey[], unknown] => [
      ['programme', index, 'english'],
      english,
    ]),
  ];
  for (const [path, input] of texts)
    if (input === undefined) issues.push({ code: 'custom', path, input, message: expected });
}
