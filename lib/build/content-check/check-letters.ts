import { listUnprintableLetters, removeEmoji } from '../../brand/printable';
import type { Problem } from '../../content-loader/problems';
import { listTexts, type ContentText } from '../../content-loader/read-file';
import type { ContentFiles } from '../../content-loader/read-files';

/** The texts of other files than an event's that documents or share images show. */
const printedElsewhere = ['brand', 'tagline.lead', 'tagline.accent', 'hero.title.lead', 'hero.title.accent'];

function findUnprintableLetters({ text, location }: ContentText): Problem[] {
  const letters = listUnprintableLetters(removeEmoji(text)).map((letter) => `«${letter}»`);
  if (letters.length === 0) return [];
  const advice = `Los PDF y las imágenes que se comparten no pueden imprimir ${letters.join(', ')}. Escríbelo con otras letras.`;
  return [{ level: 'error', ...location, text: advice }];
}

/** Finds texts with letters that no font of documents and share images has. Every text of an event may be printed. */
export function checkLetters({ nextEvent, laterEvents, yaml }: ContentFiles): Problem[] {
  const ofEvents = [nextEvent, ...laterEvents]
    .flatMap(listTexts)
    .filter(({ path, field }) => field.prose && path[0] !== 'provisionalValues');
  const ofOthers = [yaml.home, yaml.site]
    .flatMap(listTexts)
    .filter(({ path }) => printedElsewhere.includes(path.join('.')));
  return [...ofEvents, ...ofOthers].flatMap(findUnprintableLetters);
}
