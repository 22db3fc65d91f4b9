import { cpSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { checkContent } from '@/lib/build/content-check/check';
import { report, type Finding } from '@/lib/content-model/findings';
import type { Content } from '@/lib/content-model/load';
import { content, withEvent } from './support/content';
import { phoneFilm, redOverBlue, sampleRepository } from './support/sample-media';

const contentDir = 'tests/content';

/** The errors and warnings for this content, on a day on which its tickets are on sale. */
async function findingsOf(changed: Content, { folder = contentDir, today = '2031-04-01' } = {}) {
  const findings = await checkContent(changed, folder, today);
  return findings.filter(({ level }) => level !== 'placeholderValue');
}

const textsOf = (findings: Finding[]) => findings.map(({ text }) => text).join('\n');

it('the test content has nothing to mend', async () => {
  expect(await findingsOf(content)).toEqual([]);
});

type Change = Partial<Content['event']>;

describe('the state of the event', () => {
  it.each<[change: Change, today: string, words: string]>([
    [{}, '2031-09-22', 'La web vende un fin de semana que terminó el 20 de septiembre de 2031.'],
    [
      { state: 'announced' },
      '2031-10-01',
      'La web dice «Entradas próximamente» de un fin de semana que terminó',
    ],
    [{ state: 'sold-out' }, '2031-10-01', 'La web dice «Agotado»'],
    [{ state: 'past' }, '2031-04-01', 'La web da por celebrado un fin de semana que termina el 20 de'],
    [{ state: 'announced', onSaleSince: '2031-04-01' }, '2031-04-01', 'anuncia la venta para el 1 de abril'],
    [{ onSaleSince: '2031-04-02' }, '2031-04-01', 'vende ya, y la venta empieza el 2 de abril de 2031'],
  ])('%o on %s is the first warning', async (change, today, words) => {
    const [first] = await findingsOf(withEvent({ onSaleSince: undefined, ...change }), { today });
    expect(first).toMatchObject({
      level: 'warning',
      file: 'event.yaml',
      text: expect.stringContaining(words),
    });
  });

  it.each<[change: Change, today: string]>([
    [{}, '2031-09-21'],
    [{ state: 'past' }, '2031-10-01'],
    [{ state: 'cancelled' }, '2031-10-01'],
  ])('%o on %s is none', async (change, today) => {
    expect(await findingsOf(withEvent(change), { today })).toEqual([]);
  });
});

it('parts that overlap are a warning', async () => {
  const [first, second, third] = content.event.programme;
  const overlapping = withEvent({
    programme: [first!, { ...second!, dayOffset: 0, start: '22:00' }, third!],
  });
  expect(textsOf(await findingsOf(overlapping))).toContain(
    '«Noche larga» (Viernes 19, 22:00-04:00) empieza antes de que acabe «Bienvenida y apertura» (Viernes 19,',
  );
});

it.each(['https://www.senal.example.com/entradas', 'https://senal-git-cambio.vercel.app/entradas'])(
  'tickets sold on the site itself or on a preview are an error: %s',
  async (ticketHref) => {
    const [first] = await findingsOf(withEvent({ ticketHref }));
    expect(first).toMatchObject({ level: 'error', text: expect.stringContaining(ticketHref) });
  },
);

it('a film without captions is a warning', async () => {
  const [first, ...others] = content.faq.entries;
  const entries = [{ ...first!, captions: undefined }, ...others];
  expect(await findingsOf({ ...content, faq: { ...content.faq, entries } })).toMatchObject([
    {
      level: 'warning',
      file: 'faq.yaml',
      text: expect.stringContaining('«¿Qué es Señal?» no tiene subtítulos'),
    },
  ]);
});

it('values to confirm are listed file by file', async () => {
  const findings = await checkContent(content, contentDir, '2031-04-01');
  expect(findings.map(({ file, text }) => `${file}: ${text}`)).toEqual([
    'event.yaml: ticketHref',
    'site.yaml: owner.taxId',
    'legal/aviso-legal.md: Revisión del texto por un abogado',
  ]);
});

describe('an upload', () => {
  /** A copy of the uploads, in which `write` replaces one file. */
  async function folderWith(write: (file: (name: string) => string) => Promise<unknown>): Promise<string> {
    const { root } = sampleRepository();
    for (const name of ['pictures', 'films', 'music'])
      cpSync(path.join(contentDir, name), path.join(root, name), { recursive: true });
    await write((name) => path.join(root, name));
    return root;
  }

  const noise = (bytes: number) => Buffer.alloc(bytes, 'x');
  const picture = (width: number, height: number) => redOverBlue(width, height).jpeg().toBuffer();
  const utf16 = Buffer.from('\uFEFFWEBVTT\n\n00:01.000 --> 00:04.000\nHola\n', 'utf16le');
  const cue = (text: string) => `WEBVTT\n\n${text}\n`;

  it.each<
    [name: string, data: () => Promise<Uint8Array> | Uint8Array | string, level: string, words: string]
  >([
    ['pictures/patio.jpg', () => 'no soy una foto', 'error', 'no se puede abrir como foto'],
    ['pictures/patio.jpg', () => '', 'error', 'no se puede abrir como foto'],
    ['pictures/patio.jpg', () => Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic'), 'error', 'HEIC'],
    [
      'pictures/patio.jpg',
      async () => (await picture(1000, 700)).subarray(0, 2000),
      'error',
      'no se puede abrir como foto',
    ],
    ['pictures/patio.jpg', () => picture(800, 600), 'warning', '800 × 600 píxeles y se verá borrosa'],
    ['pictures/mar-portrait.jpg', () => picture(1600, 900), 'error', 'aquí va el corte vertical'],
    ['films/respuesta.mp4', () => 'no soy un vídeo', 'error', 'no se puede leer como vídeo'],
    ['films/respuesta.vtt', () => 'no soy unos subtítulos', 'error', 'no son subtítulos WebVTT'],
    ['films/respuesta.vtt', () => utf16, 'error', 'no son subtítulos WebVTT'],
    ['films/respuesta.vtt', () => cue('00:01,000 --> 00:04,000\nHola'), 'error', 'su línea 3, «00:01,000'],
    ['films/respuesta.vtt', () => cue('00:01.000 --> 00:04.000\nSe\uFFFDal'), 'error', 'su línea 4'],
    ['music/tono.mp3', () => noise(4000), 'error', 'no suena en todos los navegadores'],
  ])('%s that browsers cannot use is found by its bytes', async (name, data, level, words) => {
    const folder = await folderWith(async (file) => writeFile(file(name), await data()));
    const [first] = await findingsOf(content, { folder });
    expect(first).toMatchObject({ level, text: expect.stringContaining(words) });
    expect(first?.text).toContain(`«${name}»`);
  });

  it.each([
    ['H.264, from a phone', {}, undefined],
    ['H.265', { codec: 'hevc' }, 'error'],
  ] as const)('of a film in %s', async (_case, options, level) => {
    const folder = await folderWith((file) => phoneFilm(file('films/respuesta.mp4'), options));
    expect((await findingsOf(content, { folder }))[0]?.level).toBe(level);
  });

  it('of captions with notes, names, hours, settings and line ends of Windows is accepted', async () => {
    const captions =
      '\uFEFFWEBVTT - español\r\n00:00.500 --> 00:01.000\r\nHola\r\n\r\nNOTE de Ana\r\n\r\nuno\r\n00:01.000 --> 01:00:04.500 align:start\r\n- Sí.\r\n';
    const folder = await folderWith((file) => writeFile(file('films/respuesta.vtt'), captions));
    expect(await findingsOf(content, { folder })).toEqual([]);
  });

  it('that is missing is named with its folder and with a file whose name is similar', async () => {
    const [hotel] = content.event.hotels;
    const named = (image: string) => findingsOf(withEvent({ hotels: [{ ...hotel!, image }] }));
    expect(textsOf(await named('pictures/torre.jpg'))).toBe(
      'hotels[0].image: «pictures/torre.jpg» no está; súbelo con ese nombre a tests/content/pictures.',
    );
    expect(textsOf(await named('pictures/Patio.JPEG'))).toContain('Ahí hay uno que se llama «patio.jpg»');
  });

  it.each([
    ['/programacion/mio.pdf', 'no está; súbelo con ese nombre a public/programacion'],
    ['/images/icon-192.png', 'no es un PDF'],
  ])('of the team’s own PDF %s is checked too', async (file, words) => {
    const [first] = content.event.downloads;
    const own = withEvent({ downloads: [{ ...first!, file }] });
    expect(textsOf(await findingsOf(own))).toContain(words);
  });
});

it('the report has errors first', () => {
  const finding = (level: Finding['level'], text: string): Finding => ({ level, file: 'event.yaml', text });
  expect(report([finding('warning', 'uno'), finding('error', 'dos')]).split('\n')).toEqual([
    'Errores: así no se publica (1)',
    '  event.yaml: dos',
    '',
    'Avisos: conviene mirarlo (1)',
    '  event.yaml: uno',
    '',
    'Contenido: 2 cosas que mirar.',
  ]);
});
