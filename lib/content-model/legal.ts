import type { Heading, Nodes, Paragraph, Root } from 'mdast';
import { z } from 'zod';
import { heading, paragraph, provisionalValues } from './texts';
import { isoDay, waveform } from './values';

/** The fields above the Markdown of a legal page, which content-loader/read-legal-file.ts reads. */
export const legalHeadSchema = z.strictObject({
  title: heading(),
  description: paragraph('Descripción para los buscadores', 170),
  wave: waveform,
  updatedOn: isoDay('Última actualización').describe(
    'El día en que cambias el texto. En la página se lee el mes.',
  ),
  provisionalValues,
});

/** The text of a legal page as trees of Markdown. */
export interface LegalText {
  intro: Root;
  /** `id` is the end of a section's address: /aviso-legal#titular */
  sections: { id: string; heading: Heading; body: Root }[];
}

export type LegalPage = z.output<typeof legalHeadSchema> & LegalText;

const captionMark = 'Tabla: ';

/** The caption that a paragraph 'Tabla: …' gives to the table below it. Null for any other block. */
export function findCaption(block?: Nodes, next?: Nodes): Paragraph | null {
  if (block?.type !== 'paragraph' || next?.type !== 'table') return null;
  const [first, ...others] = block.children;
  if (first?.type !== 'text' || !first.value.startsWith(captionMark)) return null;
  return { ...block, children: [{ ...first, value: first.value.slice(captionMark.length) }, ...others] };
}
