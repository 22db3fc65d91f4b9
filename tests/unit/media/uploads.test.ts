import { cpSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { AdtsOutputFormat, Mp4OutputFormat, MpegTsOutputFormat } from 'mediabunny';
import { describe, expect, it } from 'vitest';
import { uploadChecks } from '@/lib/build/content-check/check-upload';
import { makeDocument } from '@/lib/build/documents/make-document';
import { uploadPath } from '@/lib/media/folders';
import { checkFolder } from '../support/check-edited';
import { content } from '../support/content';
import {
  aacIn,
  animatedPng,
  animation,
  phoneFilm,
  redOverBlue,
  sampleRepository,
} from '../support/sample-media';

const contentDir = 'tests/content';
const tone = () => readFile(path.join(contentDir, 'music/tono.mp3'));

const lines = '<path d="M0 0h9" stroke="#000"/>';
const xmlns = 'xmlns="http://www.w3.org/2000/svg"';
it.each([
  ['no soy un SVG', 'no se puede abrir como SVG'],
  [`<svg viewBox="0 0 9 9">${lines}</svg>`, 'no se puede abrir como SVG'],
  [`<svg ${xmlns} viewBox="0 0 9 9">${lines}`, 'no se puede abrir como SVG'],
  [`<svg ${xmlns} viewBox="0 0 9 9"></svg>`, 'no dibuja nada'],
  [`<svg ${xmlns} viewBox="0 0 9 9">${lines}</svg>`, undefined],
  [`<svg ${xmlns} viewBox="0 0 9 9">${lines.repeat(10_000)}</svg>`, 'pesa 0,4 MB, y el límite son 0,3 MB'],
])('a drawing that browsers do not show, or that is too heavy, is reported: %.60s', async (data, words) => {
  const file = sampleRepository().picture('torre.svg');
  await writeFile(file, data);
  const problem = await uploadChecks.drawing(file, {});
  expect(problem?.text).toEqual(words && expect.stringContaining(words));
});

it.each(['<html>no soy un PDF</html>', '', '%PDF-1.7\nno soy un PDF'])(
  'a document that is no PDF is reported: %j',
  async (data) => {
    const file = path.join(sampleRepository().root, 'programa.pdf');
    await writeFile(file, data);
    const problem = await uploadChecks.document(file, {});
    expect(problem).toMatchObject({ level: 'error', text: expect.stringContaining('abrir como PDF') });
  },
);

it('a PDF that opens is accepted', async () => {
  const file = path.join(sampleRepository().root, 'programa.pdf');
  await writeFile(file, makeDocument('programme', content, 'tests/content/pictures/mar-landscape.jpg'));
  expect(await uploadChecks.document(file, {})).toBeUndefined();
});

it.each<[name: string, what: string, make: () => Promise<Uint8Array>, isAccepted: boolean]>([
  ['noche.m4a', 'AAC in MP4', () => aacIn(new Mp4OutputFormat()), true],
  ['noche.M4A', 'AAC in MP4', () => aacIn(new Mp4OutputFormat()), true],
  ['noche.m4a', 'AAC in MPEG-TS', () => aacIn(new MpegTsOutputFormat()), false],
  ['noche.m4a', 'AAC without a container', () => aacIn(new AdtsOutputFormat()), false],
  ['noche.mp3', 'MP3', tone, true],
  ['noche.m4a', 'MP3', tone, false],
])('music is reported unless every browser plays it: %s with %s', async (name, _what, make, isAccepted) => {
  const file = path.join(sampleRepository().root, name);
  await writeFile(file, await make());
  const problem = await uploadChecks.music(file, {});
  expect(problem?.text).toEqual(isAccepted ? undefined : expect.stringContaining('no suena en todos'));
});

describe('an upload', () => {
  type Data = Uint8Array | string;

  /** The problems of a copy of the content in which one upload has other data. */
  async function checkWith(name: string, data: Data | Promise<Data>) {
    const { root } = sampleRepository();
    cpSync(contentDir, root, { recursive: true });
    await writeFile(path.join(root, name), await data);
    return checkFolder(root);
  }

  const picture = (width: number, height: number) => redOverBlue(width, height).jpeg().toBuffer();
  const truncated = picture(1000, 700).then((bytes) => bytes.subarray(0, 2000));
  const webp = animation().then((frames) => frames.webp().toBuffer());
  const gif = animation().then((frames) => frames.gif().toBuffer());
  const utf16 = Buffer.from('\uFEFFWEBVTT\n\n00:01.000 --> 00:04.000\nHola\n', 'utf16le');
  const cue = (text: string) => `WEBVTT\n\n${text}\n`;
  const [photo, film, captions] = ['pictures/patio.jpg', 'films/respuesta.mp4', 'films/respuesta.vtt'];

  it.each<[name: string, data: Data | Promise<Data>, level: string, words: string]>([
    [photo, 'no soy una foto', 'error', 'no se puede abrir como foto'],
    [photo, '\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'error', 'HEIC'],
    [photo, truncated, 'error', 'no se puede abrir como foto'],
    [photo, picture(800, 600), 'warning', '800 × 600 píxeles y se verá borrosa'],
    [photo, webp, 'warning', 'se verá quieta'],
    [photo, gif, 'warning', 'es una animación'],
    [photo, animatedPng(), 'warning', 'es una animación'],
    ['pictures/mar-portrait.jpg', picture(1600, 900), 'error', 'aquí va el corte vertical'],
    [film, 'no soy un vídeo', 'error', 'no se puede leer como vídeo'],
    [film, phoneFilm({ codec: 'hevc' }), 'error', 'no pueden con él (MP4, hev1'],
    [film, phoneFilm({ codec: 'avcLevel50' }), 'warning', 'nivel 5.0, y algunos móviles'],
    ['films/mar-landscape.mp4', phoneFilm({ codec: 'avcLevel42' }), 'warning', 'nivel 4.2'],
    [photo, redOverBlue(20, 17000).png().toBuffer(), 'error', 'mide 20 × 17000 píxeles, y caben 16384'],
    [captions, cue('00:01.000 -> 00:04.000\nHola'), 'error', 'una línea que no se puede leer, «00:01.000 ->'],
    [captions, cue('00:04.000 --> 00:01.000\nHola'), 'error', '«00:04.000 -->'],
    [captions, cue('00:01.000 --> 00:04.000\nHola\n00:05.000 → 00:06.000\nAdiós'), 'error', '«00:05.000 →'],
    [captions, cue('00:01.000 --> 00:04.000\nHola\n\nAdiós'), 'error', '«Adiós»'],
    [captions, 'no soy unos subtítulos', 'error', 'no son subtítulos WebVTT'],
    [captions, utf16, 'error', 'no son subtítulos WebVTT'],
    [captions, cue('00:01,000 --> 00:04,000\nHola'), 'error', 'una línea que no se puede leer, «00:01,000'],
    [captions, cue('00:01.000 --> 00:04.000\nSe\uFFFDal'), 'error', '«Se\uFFFDal'],
    [captions, cue('00:01.000 --> 00:04.000\n<<<<<<< HEAD'), 'error', '«<<<<<<< HEAD'],
    ['music/tono.mp3', 'x'.repeat(4000), 'error', 'no suena en todos los navegadores'],
  ])('%s that browsers cannot use is found by its bytes', async (name, data, level, words) => {
    const [first] = await checkWith(name, data);
    expect(first).toMatchObject({ level, text: expect.stringContaining(words) });
    expect(first?.text).toContain(`«${name}»`);
  });

  const fromWindows =
    '\uFEFFWEBVTT - español\r\n00:00.500 --> 00:01.000\r\nHola\r\n\r\nNOTE de Ana\r\n\r\nuno\r\n00:01.000 --> 01:00:04.500 align:start\r\n- Sí.\r\n';
  it.each<[upload: string, name: string, data: Data | Promise<Data>]>([
    ['a film of a phone', film, phoneFilm()],
    ['captions with notes, names, hours, settings and line ends of Windows', captions, fromWindows],
  ])('is accepted: %s', async (_upload, name, data) => expect(await checkWith(name, data)).toEqual([]));

  it('may be in a folder of its own', async () => {
    const { root } = sampleRepository();
    cpSync(contentDir, root, { recursive: true });
    cpSync(path.join(root, 'pictures/patio.jpg'), path.join(root, 'pictures/2027/otoño/patio.jpg'));
    const page = path.join(root, 'pages/galeria.yaml');
    const text = await readFile(page, 'utf8');
    await writeFile(page, text.replace('pictures/patio.jpg', 'pictures/2027/otoño/patio.jpg'));
    expect(await checkFolder(root)).toEqual([]);
  });

  it('is found however its folder stores the accents of its name', () => {
    const { root } = sampleRepository();
    const [stored, named] = ['oton\u0303o/patin\u0303o \u00e1.jpg', 'oto\u00f1o/pati\u00f1o a\u0301.jpg'];
    cpSync(path.join(contentDir, 'pictures/patio.jpg'), path.join(root, 'pictures', stored));
    expect(uploadPath(root, `pictures/${named}`)).toBe(path.join(root, 'pictures', stored));
  });
});
