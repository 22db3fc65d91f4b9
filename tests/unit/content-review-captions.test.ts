import { writeFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { mediaFiles } from '@/lib/content-review/media-files';
import { readCaptions } from '@/lib/media/captions-file';
import { goodUploads, samples } from './support/content-samples';
import { sampleRepository } from './support/sample-media';

const question = samples.faqEntry({ video: 'corto.mp4', captions: 'corto.vtt' });

/** Writes a captions file and reads it as the check does. */
async function uploaded(text: string | Uint8Array) {
  const file = sampleRepository().film('corto.vtt');
  await writeFile(file, text);
  return readCaptions(file);
}

describe('captions', () => {
  it.each([
    ['00:01,000 --> 00:04,000\nHola', 3, 'unos tiempos que no se pueden leer: «00:01,000'],
    ['00:04.000 --> 00:01.000\nHola', 3, 'unos tiempos'],
    ['00:75.000 --> 00:80.000\nHola', 3, 'unos tiempos'],
    ['00:01.000 -> 00:04.000\nHola', 3, 'unos tiempos'],
    ['00:01.000 --> 00:04.000\nHola\n\nque sigue', 6, 'unos tiempos que no se pueden leer: «que sigue»'],
    ['00:01.000 --> 00:04.000\nSe\uFFFDal', 4, 'letras que no se pueden leer'],
  ])('%j: that players cannot read are told with their line', async (cue, line, words) => {
    const captions = [await uploaded(`WEBVTT\n\n${cue}\n`)];
    const [finding] = mediaFiles(question, { ...goodUploads(question), captions });
    expect(finding).toMatchObject({ level: 'error', file: 'lib/content/faq.ts' });
    expect(finding?.text).toContain(`«corto.vtt» tiene en su línea ${line} ${words}`);
  });

  it.each([
    ['little', Buffer.from('\uFEFFWEBVTT\n\n00:01.000 --> 00:04.000\nHola\n', 'utf16le')],
    ['big', Buffer.from('\uFEFFWEBVTT\n\n00:01.000 --> 00:04.000\nHola\n', 'utf16le').swap16()],
  ])('in UTF-16 (%s end first), as the Notepad may save them, are told so', async (_end, bytes) => {
    const captions = [await uploaded(bytes)];
    const [finding] = mediaFiles(question, { ...goodUploads(question), captions });
    expect(finding).toMatchObject({ level: 'error' });
    expect(finding?.text).toContain(
      'letras que no se pueden leer: «WEBVTT»; se espera un archivo guardado en UTF-8',
    );
  });

  it('may have a heading of several lines, as other sites export it', async () => {
    const text = 'WEBVTT\nKind: captions\nLanguage: es\n\n00:01.000 --> 00:04.000\nHola\n';
    expect(await uploaded(text)).toEqual({
      ...{ name: 'corto.vtt', valid: true, end: 4 },
      words: [{ line: 6, text: 'Hola' }],
    });
  });

  it('may have names, notes, hours, settings, no empty line first and the line ends of Windows', async () => {
    const cues = [
      'WEBVTT - español\n00:00.500 --> 00:01.000\nHola',
      'NOTE de Ana',
      'uno\n00:01.000 --> 00:02.000 align:start\n- ¿Sí?\n- Sí.',
      '01:00:03.000 --> 01:00:04.500\nAdiós',
    ].join('\n\n');
    const captions = await uploaded(`\uFEFF${cues}\n`.replaceAll('\n', '\r\n'));
    expect(captions).toMatchObject({ name: 'corto.vtt', valid: true, end: 3604.5 });
    expect(captions.words).toContainEqual({ line: 13, text: 'Adiós' });
  });
});
