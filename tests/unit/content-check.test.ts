import { cpSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { checkContent, writeAnnotations } from '@/lib/build/content-check/check';
import { listContentTexts } from '@/lib/build/content-check/content-texts';
import { formatFindings, type Finding } from '@/lib/content-loader/findings';
import type { Content } from '@/lib/content-loader/load-content';
import { legalFiles, yamlFiles } from '@/lib/content-model/files';
import { uploadPath } from '@/lib/media/folders';
import { stateWords } from '@/lib/words/states';
import { content, eventFile, withEvent } from './support/content';
import { animatedPng, animation, phoneFilm, redOverBlue, sampleRepository } from './support/sample-media';

const contentDir = 'tests/content';

/** The errors and warnings for this content, on a day on which its tickets are on sale. */
async function findingsOf(changed: Content, { folder = contentDir, today = '2031-04-01' } = {}) {
  const findings = await checkContent(changed, folder, today);
  return findings.filter(({ level }) => level !== 'provisionalValue');
}

it('the test content has nothing to mend', async () => {
  expect(await findingsOf(content)).toEqual([]);
});

const { announced, 'sold-out': soldOut } = stateWords;
const ended = 'que terminó el 21 de septiembre de 2031.';

it.each<[change: Partial<Content['event']>, today: string, words: string | null]>([
  [{}, '2031-09-22', `La web vende un fin de semana ${ended}`],
  [{}, '2031-09-21', null],
  [{ state: 'announced' }, '2031-10-01', `La web dice «${announced.notice.es}» de un fin de semana ${ended}`],
  [{ state: 'sold-out' }, '2031-10-01', `La web dice «${soldOut.notice.es}»`],
  [{ state: 'cancelled' }, '2031-10-01', null],
  [{ state: 'past' }, '2031-10-01', null],
  [{ state: 'past' }, '2031-04-01', 'La web da por celebrado un fin de semana que termina el 21 de'],
  [{ state: 'announced', onSaleSince: '2031-04-01' }, '2031-04-01', 'anuncia la venta para el 1 de abril'],
  [{ onSaleSince: '2031-04-02' }, '2031-04-01', 'vende ya, y la venta empieza el 2 de abril de 2031'],
])('staff are warned of a state that does not fit the day: %o on %s, %s', async (change, today, words) => {
  const [first] = await findingsOf(withEvent({ onSaleSince: undefined, ...change }), { today });
  if (words === null) return expect(first).toBeUndefined();
  const place = { level: 'warning', file: `tests/content/${eventFile}`, line: 1, field: 'Estado' };
  expect(first).toMatchObject({ ...place, text: expect.stringContaining(words) });
});

const { programme, hotels, downloads } = content.event;
const [firstPart, secondPart, lastPart] = programme;
/** The first part of the programme on a Saturday on which the clocks change, with these hours. */
const clockChange = (firstDay: string, start: string, end: string) =>
  withEvent({ firstDay, lastDay: firstDay, programme: [{ ...firstPart!, dayOffset: 0, start, end }] });
const overlapping = [firstPart!, { ...secondPart!, dayOffset: 0, start: '22:00' }, lastPart!];
const breakfastAtNight = [firstPart!, secondPart!, { ...lastPart!, start: '05:30' }];
const withoutCaptions = content.faq.entries.map((entry) => ({ ...entry, captions: undefined }));
const withPicture = (image: string) => withEvent({ hotels: [{ ...hotels[0]!, image }] });
const withDownload = (file: string) => withEvent({ downloads: [{ ...downloads[0]!, file }] });

it.each<[level: Finding['level'], words: string, content: Content]>([
  ['warning', '22:00-04:00) empieza antes de que acabe «Bienvenida', withEvent({ programme: overlapping })],
  ['warning', '(Domingo 21, 05:30-15:00) empieza de', withEvent({ programme: breakfastAtNight })],
  ['warning', 'dura 12 horas', clockChange('2031-10-25', '16:00', '03:00')],
  ['warning', 'dura 4,5 horas', clockChange('2032-03-27', '22:00', '02:30')],
  ['warning', 'no nombra Aldea Nueva. ¿Habla todavía de otro', withEvent({ place: 'Aldea Nueva' })],
  ['warning', 'cuesta 1,25\u00a0€. ¿Es así? Los miles van sin punto', withEvent({ priceFrom: 1.25 })],
  ['warning', 'no tiene subtítulos', { ...content, faq: { ...content.faq, entries: withoutCaptions } }],
  ['error', '«pictures/torre.jpg» no está; súbelo con ese nombre', withPicture('pictures/torre.jpg')],
  ['error', 'Ahí hay uno que se llama «patio.jpg»', withPicture('pictures/Patio.JPEG')],
  ['error', 'súbelo con ese nombre a public/programacion', withDownload('/programacion/mio.pdf')],
])('staff read the %s: %s', async (level, words, changed) => {
  const [first] = await findingsOf(changed);
  expect(first).toMatchObject({ level, text: expect.stringContaining(words) });
});

it('staff are warned of every part that overlaps, also if another part is between the two', async () => {
  const part = (id: string, start: string, end: string) => ({ ...firstPart!, id, title: start, start, end });
  const programme = [part('1', '18:00', '04:00'), part('2', '19:00', '20:00'), part('3', '21:00', '22:00')];
  const findings = await findingsOf(withEvent({ lastDay: content.event.firstDay, programme }));
  expect(findings.map(({ text }) => text.match(/^«(.+?)».*acabe «(.+?)»/)?.slice(1))).toEqual([
    ['19:00', '18:00'],
    ['21:00', '18:00'],
  ]);
});

it('a letter that PDFs and share images cannot print is found in the fields that they print; emoji are removed', async () => {
  const hotel = { ...hotels[0]!, name: '1️⃣ Łódź 🏰', description: '100 m², 👩‍🚀 你 y 好', alt: 'Puerta Ж' };
  const concept = { ...content.home.concept, lead: 'Torre Ж' };
  const findings = await findingsOf({
    ...withEvent({ place: 'Villa "Ж"', hotels: [hotel] }),
    home: { ...content.home, concept },
  });
  const errors = findings.filter(({ level }) => level === 'error');
  expect(errors.map(({ field, text }) => [field, text.match(/«.+»/)?.[0]])).toEqual([
    ['Lugar', '«Ж»'],
    ['Hoteles, 1.ª entrada: Descripción', '«你», «好»'],
  ]);
});

it('a text that nothing reads is found, such as the copy of a file', async () => {
  const { root } = sampleRepository();
  cpSync(contentDir, root, { recursive: true });
  await writeFile(path.join(root, 'event (1).yaml'), '');
  expect(await findingsOf(content, { folder: root })).toEqual([
    { level: 'warning', file: path.join(root, 'event (1).yaml'), text: expect.stringContaining('no lee') },
  ]);
});

it('values that the owner has to confirm are listed with their places', async () => {
  const findings = await checkContent(content, contentDir, '2031-04-01');
  expect(formatFindings(findings)).toMatch(
    /villaserena-del-mar\.yaml, línea \d+ · Datos provisionales, 1\.ª entrada\n {4}ticketHref[\s\S]*taxId[\s\S]*legal\.md, línea 9 ·/,
  );
});

it.each([...Object.values(yamlFiles), ...Object.values(legalFiles)])(
  'the texts of $file are searched for provisional values and uploads',
  ({ file }) => expect(listContentTexts(content).map((text) => text.file)).toContain(file),
);

describe('an upload', () => {
  type Data = Uint8Array | string;

  /** The findings about a copy of the content in which one upload has other data. */
  async function findingsWith(name: string, data: Data | Promise<Data>) {
    const { root } = sampleRepository();
    cpSync(contentDir, root, { recursive: true });
    await writeFile(path.join(root, name), await data);
    return findingsOf(content, { folder: root });
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
    const [first] = await findingsWith(name, data);
    expect(first).toMatchObject({ level, text: expect.stringContaining(words) });
    expect(first?.text).toContain(`«${name}»`);
  });

  const fromWindows =
    '\uFEFFWEBVTT - español\r\n00:00.500 --> 00:01.000\r\nHola\r\n\r\nNOTE de Ana\r\n\r\nuno\r\n00:01.000 --> 01:00:04.500 align:start\r\n- Sí.\r\n';
  it.each<[upload: string, name: string, data: Data | Promise<Data>]>([
    ['a film of a phone', film, phoneFilm()],
    ['captions with notes, names, hours, settings and line ends of Windows', captions, fromWindows],
  ])('is accepted: %s', async (_upload, name, data) => expect(await findingsWith(name, data)).toEqual([]));

  it('is found however its folder stores the accents of its name', () => {
    const { root } = sampleRepository();
    const [stored, named] = ['patin\u0303o \u00e1.jpg', 'pictures/pati\u00f1o a\u0301.jpg'];
    cpSync(path.join(contentDir, 'pictures/patio.jpg'), path.join(root, 'pictures', stored));
    expect(uploadPath(root, named)).toBe(path.join(root, 'pictures', stored));
  });
});

const warning: Finding = { level: 'warning', file: 'lib/content/faq.yaml', text: 'uno' };
const error: Finding = {
  level: 'error',
  file: 'lib/content/home.yaml',
  line: 5,
  field: 'Hoteles, 2.ª entrada: Foto',
  text: 'al 50 %: mal\nescrito',
};

it('findings are reported with errors first', () => {
  expect(formatFindings([warning, error])).toBe(`Errores: así no se publica (1)
  lib/content/home.yaml, línea 5 · Hoteles, 2.ª entrada: Foto
    al 50 %: mal
escrito

Avisos: conviene mirarlo (1)
  lib/content/faq.yaml
    uno

Contenido: 2 cosas que mirar.`);
  expect(formatFindings([error])).toContain('Contenido: una cosa que mirar.');
});

it('findings appear beside their lines in a pull request, without the provisional values', () => {
  expect(writeAnnotations([error, warning, { ...warning, level: 'provisionalValue' }])).toEqual([
    '::error file=lib/content/home.yaml,line=5,title=Hoteles%2C 2.ª entrada%3A Foto::al 50 %25: mal%0Aescrito',
    '::warning file=lib/content/faq.yaml,line=1,title=Contenido::uno',
  ]);
});
