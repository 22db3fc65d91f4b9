import type { CaptionsFile } from '../media/captions-file';
import { uploads } from '../media/folders';
import type { Content } from './finding';

/** A text of the content and its place. */
export interface TextField {
  /** 'lib/content/event.ts' */
  file: string;
  /** Field inside that file: 'hotels[1].href' */
  field: string;
  text: string;
}

/** The file of a key: `eventPage` is in event-page.ts, `legal.notice` in legal/notice.ts. */
export function contentFile(...keys: string[]): string {
  const names = keys.map((key) => key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`));
  return `lib/content/${names.join('/')}.ts`;
}

/** In lower case without accents; the length stays the same. */
export const plainText = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

function textsIn(value: unknown, field: string): { field: string; text: string }[] {
  if (typeof value === 'string') return [{ field, text: value }];
  if (Array.isArray(value)) return value.flatMap((entry, index) => textsIn(entry, `${field}[${index}]`));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, entry]) => textsIn(entry, field ? `${field}.${key}` : key));
}

/** Every text of the content, file by file. */
export function textFields({ legal, ...pages }: Content): TextField[] {
  const files = [
    ...Object.entries(pages).map(([key, value]) => ({ file: contentFile(key), value })),
    ...Object.entries(legal).map(([key, value]) => ({ file: contentFile('legal', key), value })),
  ];
  return files.flatMap(({ file, value }) => textsIn(value, '').map((found) => ({ file, ...found })));
}

/** Every line of the captions in use. */
export function captionTexts({ faq }: Content, captions: readonly CaptionsFile[]): TextField[] {
  return captions
    .filter(({ name }) => faq.entries.some((entry) => entry.captions === name))
    .flatMap(({ name, words }) =>
      words.map(({ line, text }) => ({ file: `${uploads.films}/${name}`, field: `línea ${line}`, text })),
    );
}
