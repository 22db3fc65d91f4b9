import type { Content, Finding } from './finding';
import { textFields } from './text-fields';

/** Rows about a fact the owner has not got are left out of a page; see lib/content-schema/legal-facts.ts. */
const leftOut = /\.(terms|list)\[\d+\]/;

/** Legal sentences about the owner's phone while there is none: they would be read with a hole in them. */
export function missingFacts(content: Content): Finding[] {
  if (content.site.phone !== null) return [];
  return textFields(content)
    .filter(({ field, text }) => text.includes('{phone}') && !leftOut.test(field))
    .map(({ file, field }) => ({
      level: 'error',
      topic: 'fact',
      file,
      text: `${field}: nombra {phone} y en site.ts no hay teléfono (phone: null); pon uno o quita la frase`,
    }));
}
