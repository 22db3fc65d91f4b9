import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { create } from 'fontkitten';
import { inRepository } from '../repository';

/** The fonts of documents and share images, by the names of their files: 'anybody-title'. */
export function readPrintFonts() {
  const folder = inRepository('lib/brand/fonts');
  return readdirSync(folder)
    .filter((file) => file.endsWith('.ttf'))
    .map((file) => ({ name: path.parse(file).name, data: readFileSync(path.join(folder, file)) }));
}

let printableCodePoints: Set<number> | undefined;

function readCodePoints(): Set<number> {
  const fonts = readPrintFonts().map(({ data }) => create(data));
  return new Set(fonts.flatMap((font) => ('characterSet' in font ? font.characterSet : [])));
}

/** The letters of a text that none of these fonts has. */
export function listUnprintableLetters(text: string): string[] {
  const known = (printableCodePoints ??= readCodePoints());
  return [...new Set(text)].filter((letter) => !known.has(letter.codePointAt(0) ?? 0));
}

/** Removes emoji, which the fonts lack. Unicode also counts © ® ™ as emoji, but the fonts have them. */
export const removeEmoji = (text: string) => text.replace(/(?![©®™])\p{RGI_Emoji}|\uFE0F/gv, '').trim();

/**
 * Prepares texts for documents and share images by removing emoji. Addresses stay as they are.
 * @throws Error for a letter that none of the fonts has; the content check finds it earlier and names its field
 */
export function printable<Texts extends object>(texts: Texts): Texts {
  const print = (key: string, value: unknown) => {
    if (typeof value !== 'string' || key === 'href') return value;
    const text = removeEmoji(value);
    const letters = listUnprintableLetters(text);
    if (letters.length > 0) throw new Error(`No font in lib/brand/fonts has ${letters.join(' ')} (${text}).`);
    return text;
  };
  return JSON.parse(JSON.stringify(texts, print)) as Texts;
}
