import { listUnprintableLetters, removeEmoji } from '../../brand/printable';
import type { Content } from '../../content-loader/load-content';
import { shareWords } from '../../seo/share-images';
import { makeProgrammeModel, makeTimetableModel } from '../documents/models';
import type { FieldFinding } from './advice';
import { listContentTexts } from './content-texts';

/** Finds the fields whose letters no font of the documents and share images has. */
export function findUnprintableLetters(content: Content): FieldFinding[] {
  const shared = Object.values(shareWords(content)).map(({ title, lines }) => ({ title, lines }));
  const printed = removeEmoji(
    JSON.stringify([makeProgrammeModel(content, ''), makeTimetableModel(content, ''), ...shared]),
  );
  return listContentTexts(content).flatMap(({ file, fieldPath, value }) => {
    const letters = listUnprintableLetters(removeEmoji(value)).map((letter) => `«${letter}»`);
    // Names that are still in braces are filled in when the document is made.
    const parts = removeEmoji(value).split(/\{\w+\}/);
    const isPrinted = parts.every((part) => printed.includes(JSON.stringify(part).slice(1, -1)));
    if (letters.length === 0 || !isPrinted) return [];
    const text = `Los PDF y las imágenes que se comparten no pueden imprimir ${letters.join(', ')}. Escríbelo con otras letras.`;
    return [{ level: 'error', file, fieldPath, text }];
  });
}
