import { writeFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { goodUploads, review, samples } from './support/content-samples';
import { uploaded } from './support/sample-media';

const question = samples.faqEntry({ video: 'corto.mp4', captions: 'corto.vtt' });

describe('captions', () => {
  const read = async (text: string | Uint8Array) => {
    const { captions } = await uploaded(({ film }) => writeFile(film('corto.vtt'), text));
    return captions[0]!;
  };

  const utf16 = Buffer.from('\uFEFFWEBVTT\n\n00:01.000 --> 00:04.000\nHola\n', 'utf16le');
  it.each([
    ['00:01,000 --> 00:04,000\nHola', 3, 'unos tiempos que no se pueden leer: «00:01,000'],
    ['00:04.000 --> 00:01.000\nHola', 3, 'unos tiempos'],
    ['00:75.000 --> 00:80.000\nHola', 3, 'unos tiempos'],
    ['00:01.000 -> 00:04.000\nHola', 3, 'unos tiempos'],
    ['00:01.000 --> 00:04.000\nHola\n\nque sigue', 6, 'unos tiempos que no se pueden leer: «que sigue»'],
    ['00:01.000 --> 00:04.000\nSe\uFFFDal', 4, 'letras que no se pueden leer'],
    [Buffer.from(utf16), 1, 'letras que no se pueden leer: «WEBVTT»; se espera un archivo guardado en UTF-8'],
    [Buffer.from(utf16).swap16(), 1, 'letras que no se pueden leer'],
  ])('that browsers cannot read are an error with their line: %j', async (cue, line, words) => {
    const file = await read(typeof cue === 'string' ? `WEBVTT\n\n${cue}\n` : cue);
    const uploads = { ...goodUploads(question), captions: [file] };
    const finding = review(question, { uploads }).find(({ text }) => text.includes('«corto.vtt»'));
    expect(finding).toMatchObject({ level: 'error', file: 'faq.yaml' });
    expect(finding?.text).toContain(`«corto.vtt» tiene en su línea ${line} ${words}`);
  });

  it.each([
    [
      'a header of several lines',
      'WEBVTT\nKind: captions\nLanguage: es\n\n00:01.000 --> 00:04.000\nHola\n',
      { name: 'corto.vtt', valid: true, end: 4, words: [{ line: 6, text: 'Hola' }] },
    ],
    [
      'names, notes, hours, settings and line ends of Windows',
      `\uFEFFWEBVTT - español\n00:00.500 --> 00:01.000\nHola\n\nNOTE de Ana\n\nuno\n00:01.000 --> 01:00:04.500 align:start\n- Sí.\n`.replaceAll(
        '\n',
        '\r\n',
      ),
      {
        ...{ name: 'corto.vtt', valid: true, end: 3604.5 },
        words: [
          { line: 3, text: 'Hola' },
          { line: 7, text: 'uno' },
          { line: 9, text: '- Sí.' },
        ],
      },
    ],
    ['another file', 'no soy unos subtítulos', { name: 'corto.vtt', valid: false, end: 0, words: [] }],
  ])('with %s', async (_case, text, expected) => {
    expect(await read(text)).toEqual(expected);
  });
});
