import { z } from 'zod';
import type { Filled } from './fact-names';
import { isoDay, paragraph, placeholderValues, text, title, waveform } from './fields';

/** The fields above the Markdown of a legal page, which load/read-legal-text.ts reads. */
export const legalHeadSchema = z.strictObject({
  title: title.meta({ title: 'Título' }),
  description: paragraph(170).meta({ title: 'Descripción para los buscadores' }),
  wave: waveform,
  updatedOn: isoDay.meta({
    title: 'Última actualización',
    description: 'El día en que cambias el texto. En la página se lee el mes.',
  }),
  placeholderValues,
});

export const legalTextsSchema = z.strictObject({
  back: text(40).meta({ title: 'Botón que vuelve' }),
  contact: text(40).meta({ title: 'Botón de contacto' }),
  contents: text(40).meta({ title: 'Encabezado del índice' }),
  updated: text(40).meta({ title: 'Palabras delante de la fecha' }),
});

/** A section of a legal text. */
interface LegalSection {
  /** The section's address: /aviso-legal#titular */
  id: string;
  heading: string;
  /** Markdown. */
  body: string;
}

/** A legal page. `intro` and each section's `body` are Markdown. */
export type LegalPage = Filled<z.output<typeof legalHeadSchema>> & {
  intro: string;
  sections: LegalSection[];
};

export type LegalTexts = z.output<typeof legalTextsSchema>;
