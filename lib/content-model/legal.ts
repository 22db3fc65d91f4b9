import type { RootContent } from 'mdast';
import { z } from 'zod';
import { heading, paragraph, provisionalValues } from './texts';
import { isoDay, waveform } from './values';

/** The fields above the Markdown of a legal page, which content-loader/read-legal-text.ts reads. */
export const legalHeadSchema = z.strictObject({
  title: heading(),
  description: paragraph('Descripción para los buscadores', 170),
  wave: waveform,
  updatedOn: isoDay('Última actualización').describe(
    'El día en que cambias el texto. En la página se lee el mes.',
  ),
  provisionalValues,
});

/** A legal page. `intro` and each section's `body` are paragraphs, lists and tables of Markdown. */
export type LegalPage = z.output<typeof legalHeadSchema> & {
  intro: RootContent[];
  /** `id` is the end of a section's address: /aviso-legal#titular */
  sections: { id: string; heading: string; body: RootContent[] }[];
};
