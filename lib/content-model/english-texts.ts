import type { z } from 'zod';
import { generatedDocuments } from '../routes';

interface Event {
  venueEnglish?: string | undefined;
  capacityEnglish?: string | undefined;
  arrival: { english?: string | undefined };
  programme: readonly { english?: object | undefined }[];
  downloads: readonly { file: string }[];
}

const expected = `Se espera un texto: se descarga ${generatedDocuments.timetable}. Sin textos en inglés, quítala de las descargas.`;

/** Requires the English texts if visitors can download the English document that the build makes from them. */
export function englishIsComplete({ value, issues }: z.core.ParsePayload<Event>) {
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
