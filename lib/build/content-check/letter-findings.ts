import { unprintableLetters, withoutEmoji } from '../../brand/printable';
import { contentFields } from './content-fields';
import type { Content } from '../../content-model/load/load-content';
import { shareWords } from '../../seo/share-images';
import { programmeModel, timetableModel } from '../documents/models';
import type { FieldFinding } from './advice';

/** Everything that documents and share images print, as one text. */
function printedText(content: Content): string {
  const shared = Object.values(shareWords(content)).map(({ title, lines }) => ({ title, lines }));
  const models = [programmeModel(content, ''), timetableModel(content, ''), ...shared];
  return withoutEmoji(JSON.stringify(models));
}

/** Finds the fields whose letters no font of the documents and share images has. */
export function letterFindings(content: Content): FieldFinding[] {
  const printed = printedText(content);
  const isPrinted = (text: string) => printed.includes(JSON.stringify(text).slice(1, -1));
  return contentFields(content).flatMap(({ file, path, value }) => {
    if (typeof value !== 'string') return [];
    const text = withoutEmoji(value);
    const letters = unprintableLetters(text);
    // A name in braces that is still there is filled in for the document.
    if (letters.length === 0 || !text.split(/\{\w+\}/).every(isPrinted)) return [];
    const named = letters.map((letter) => `«${letter}»`).join(', ');
    return [
      {
        level: 'error',
        file,
        path,
        text: `Los PDF y las imágenes que se comparten no pueden imprimir ${named}. Escríbelo con otras letras.`,
      },
    ];
  });
}
