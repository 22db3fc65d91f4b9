import { inflateSync } from 'node:zlib';

interface PdfObject {
  id: string;
  dictionary: string;
  stream: string;
}

function readObjects(file: Buffer): PdfObject[] {
  const text = file.toString('latin1');
  return [...text.matchAll(/(?:^|\n)(\d+) 0 obj\r?\n([\s\S]*?)\r?\nendobj/g)].map(
    ([, id = '', body = '']) => {
      const [dictionary = '', ...rest] = body.split(/stream\r?\n/);
      const raw = rest.join('stream\n').replace(/\r?\nendstream?$/, '');
      const packed = dictionary.includes('/FlateDecode');
      return {
        id,
        dictionary,
        stream: packed ? inflateSync(Buffer.from(raw, 'latin1')).toString('latin1') : raw,
      };
    },
  );
}

const character = (hex: string) => Buffer.from(hex, 'hex').swap16().toString('utf16le');
const code = (number: number) => number.toString(16).padStart(4, '0');

/** Glyph number to text, from a ToUnicode map. */
function readMap(map: string): Map<string, string> {
  const glyphs = new Map<string, string>();
  for (const [, block = ''] of map.matchAll(/beginbfchar([\s\S]*?)endbfchar/g)) {
    for (const [, glyph = '', hex = ''] of block.matchAll(/<(\w+)> <(\w+)>/g))
      glyphs.set(glyph.toLowerCase(), character(hex));
  }
  for (const [, block = ''] of map.matchAll(/beginbfrange([\s\S]*?)endbfrange/g)) {
    for (const [, first = '', last = '', hex = ''] of block.matchAll(/<(\w+)> <(\w+)> <(\w+)>/g)) {
      const start = parseInt(first, 16);
      for (let glyph = start; glyph <= parseInt(last, 16); glyph += 1) {
        glyphs.set(code(glyph), character(code(parseInt(hex, 16) + glyph - start)));
      }
    }
  }
  return glyphs;
}

/**
 * The text of a PDF that Chromium has printed, in painting order and without white space: lines and letter spacing
 * cut words where the reader sees none. Enough for comparing with content; no general PDF reader.
 */
export function pdfText(file: Buffer): string {
  const objects = readObjects(file);
  const fonts = new Map<string, Map<string, string>>();
  for (const { dictionary } of objects) {
    for (const [, name = '', id = ''] of dictionary.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
      const map = /\/ToUnicode (\d+) 0 R/.exec(
        objects.find((object) => object.id === id)?.dictionary ?? '',
      )?.[1];
      fonts.set(name, readMap(objects.find((object) => object.id === map)?.stream ?? ''));
    }
  }
  let text = '';
  for (const { stream } of objects.filter((object) => /\bBT\b/.test(object.stream))) {
    let font: Map<string, string> | undefined;
    for (const [, name, hex] of stream.matchAll(/\/(F\d+) [\d.]+ Tf|<([\da-fA-F]+)>/g)) {
      if (name) font = fonts.get(name);
      for (const glyph of hex?.toLowerCase().match(/.{4}/g) ?? []) text += font?.get(glyph) ?? '';
    }
  }
  return text.replace(/\s/g, '');
}
