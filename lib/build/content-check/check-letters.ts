import { listUnprintableLetters, removeEmoji } from '../../brand/printable';
import type { Content } from '../../content-loader/load-content';
import { shareWords } from '../../seo/share-images';
import { makeProgrammeModel, makeTimetableModel } from '../documents/models';
import type { FieldProblem } from './check-event';
import { listContentTexts } from './content-texts';

/** Finds the fields that are printed in documents or share images and have letters that no font of these has. */
export function findUnprintableLetters(content: Content): FieldProblem[] {
  const shared = Object.values(shareWords(content)).map(({ title, lines }) => ({ title, lines }));
  const printed = removeEmoji(
    JSON.stringify([makeProgrammeModel(content, ''), makeTimetableModel(content, ''), ...shared]),
  );
  const isPrinted = (text: string) => printed.includes(JSON.stringify(text).slice(1, -1));

  return listContentTexts(content).flatMap(({ file, fieldPath, value }) => {
    const typed = removeEmoji(value);
    const letters = listUnprintableLetters(typed);
    // Names that are still in braces are filled in when the document is made.
    if (letters.length === 0 || !typed.split(/\{\w+\}/).every(isPrinted)) return [];
    const list = letters.map((letter) => `«${letter}»`).join(', ');
    const text = `Los PDF y las imágenes que se comparten no pueden imprimir ${list}. Escríbelo con otras letras.`;
    return [{ level: 'error', file, fieldPath, text }];
  });
}
