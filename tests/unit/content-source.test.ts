import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { misnamedFiles, strangeFiles } from '../../scripts/content-files.mjs';
import { lineFinder } from '@/lib/content-review/field-line';
import { sourceProblems } from '../../scripts/content-source.mjs';
import { filesBelow } from './support/source-files';

const name = 'lib/content/event.ts';
const lines = [
  "import type { EventContent } from '../content-schema/event';",
  '',
  "const place = 'Almonaster';",
  'export const event: EventContent = {',
  "  firstDay: '2025-11-14',",
  "  state: 'on-sale',",
  '  hotels: [',
  "    { name: 'Hotel Luz', town: place },",
  "    { name: 'Hotel Sierra', town: 'Cortegana' },",
  '  ],',
  '};',
];

/** The file with one line written otherwise. */
const withLine = (line: number, text: string) => lines.with(line - 1, text).join('\n');

describe('a source error is reported with its line and what is expected', () => {
  it.each([
    [6, '  state: agotado,', 6, "comillas alrededor: 'agotado'"],
    [6, "  state: 'on-sale'", 6, 'una coma al final de esta línea'],
    [6, "  state: 'L'hotel',", 6, 'un apóstrofo dentro del texto se escribe ’'],
    [5, "  firstDay: '2025-11-14'\n  phone: null,", 5, 'una coma al final de esta línea'],
    [11, '};\nhola', 12, 'nada detrás de la última línea'],
    [11, '};\nhotels: []', 12, 'nada detrás de la última línea'],
    [6, "  state: 'on-sale,", 6, 'un número par de comillas rectas'],
    [6, `  state: 'L'hotel ${'a'.repeat(90)}',`, 6, 'un apóstrofo dentro del texto se escribe ’'],
    [6, "  state: 'on-sale',,", 6, 'otra cosa donde pone «,», que quizá sobra'],
    [6, '  # ojo', 6, 'otra cosa donde pone «#»'],
    [6, '  <!-- ojo -->', 6, 'otra cosa donde pone «<»'],
    [6, "  state: 'on-sale';", 6, 'otra cosa donde pone «;»'],
    [6, "  state: 'on-sale',x", 6, 'sobra «x»'],
    [6, "  state 'on-sale',", 6, 'dos puntos detrás de «state»'],
    [6, '  /* ojo', 6, '«*/» al final de la nota'],
    [6, '  state: „on-sale“,', 6, 'comillas rectas'],
    [6, '  state: “on-sale”,', 6, 'comillas rectas'],
    [6, '  state: «on-sale»,', 6, 'comillas rectas'],
    [6, '  state: ´on-sale´,', 6, 'comillas rectas'],
    [8, '    { name: ‘Hotel Luz’, town: place },', 8, 'comillas rectas'],
    [6, "  state: 'on-", 6, 'con el texto entero en una línea'],
    [6, '  state: En venta,', 6, "comillas alrededor: 'En venta'"],
    [6, '  state: ‘on-sale’,', 6, 'comillas rectas'],
    [6, "  state = 'on-sale',", 6, 'dos puntos detrás del nombre'],
    [6, '  state: NULL,', 6, 'o null, en minúsculas y sin comillas'],
    [6, '  state: sí,', 6, 'true (sí) o false (no)'],
    [6, '  state: 21,5,', 6, 'un número sin comas'],
    [6, '<<<<<<< HEAD', 6, 'una sola versión'],
    [5, '  firstDay: 2026-08-09,', 5, "comillas alrededor: '2026-08-09'"],
    [6, "  firstDay: '2026-05-08',", 6, 'un solo campo «firstDay»'],
    [5, '  firstDay: 2025-11-14,', 5, "comillas alrededor: '2025-11-14'"],
    [5, '  firstDay: new Date(),', 5, 'un texto entre comillas, un número, true, false'],
    [1, "import type { EventContent } from '../content-schema/evento';", 1, 'no se cambia'],
    [1, "import type { EventConten } from '../content-schema/event';", 1, 'no se cambia'],
    [4, 'const event: EventContent = {', 1, 'la línea que empieza por «export const»'],
    // Brackets
    [11, '', 10, '«}» detrás de esta línea, para cerrar la «{» de la línea 4'],
    [11, ';', 11, '«}» delante de esta línea, para cerrar la «{» de la línea 4'],
    [10, '', 11, '«]» delante de esta línea, para cerrar la «[» de la línea 7'],
    [
      8,
      "    { name: 'Hotel Luz', town: place,",
      9,
      '«}» delante de esta línea, para cerrar la «{» de la línea 8',
    ],
    [8, "    name: 'Hotel Luz', town: place },", 8, 'ninguna «}» aquí: sobra, o falta la que la abre'],
    [8, "    { name: 'Hotel Luz'), town: place },", 8, 'ninguna «)» aquí'],
    [7, '  hotels:', 10, 'ninguna «]» aquí: sobra, o falta la que la abre, hacia la línea 7'],
    [6, '  }', 6, 'ninguna «}» aquí: sobra'],
  ])('line %i as %s', (line, text, found, expected) => {
    const [problem] = sourceProblems(name, withLine(line, text));
    expect(problem?.line).toBe(found);
    expect(problem?.expected).toContain(expected);
  });

  it.each([
    ['Windows-1252', Buffer.from(withLine(8, "    { name: 'Hotel García' },"), 'latin1'), 8],
    ['UTF-16', Buffer.from(`\uFEFF${lines.join('\n')}`, 'utf16le'), 1],
  ])('a file saved in %s is reported once, with what to do', (_encoding, bytes, line) => {
    const problems = sourceProblems(name, bytes.toString('utf8'));
    expect(problems).toHaveLength(1);
    expect(problems[0]).toMatchObject({
      line,
      expected: expect.stringContaining('guarda el archivo en UTF-8'),
    });
  });

  it('the field is named if there is one', () => {
    expect(sourceProblems(name, withLine(9, '    { name: Sierra },'))[0]?.field).toBe('hotels[1].name');
  });
});

describe('valid source is accepted', () => {
  it('the current content', () => {
    const written = filesBelow(['lib/content']).filter((file) => file.endsWith('.ts'));
    expect(written.length).toBeGreaterThan(10);
    expect(written.flatMap((file) => sourceProblems(file, readFileSync(file, 'utf8')))).toEqual([]);
  });

  it('free line breaks, concatenated texts and no last comma', () => {
    expect(sourceProblems(name, withLine(6, "  state:\n\n    'on' +\n '-sale'"))).toEqual([
      expect.objectContaining({ expected: 'una coma al final de esta línea' }),
    ]);
    expect(sourceProblems(name, withLine(6, "  state:\n\n    'on' +\n '-sale',"))).toEqual([]);
    expect(sourceProblems(name, withLine(9, "    { name: 'Sierra', town: 'Cortegana' }"))).toEqual([]);
  });
});

describe('files in the content folder', () => {
  const reader = "import { event } from './content/event';";
  const files = { 'lib/content/event.ts': "import { words } from './words';", 'lib/content/words.ts': '' };

  it('with their usual names are accepted', () => {
    expect(misnamedFiles(files, reader)).toEqual([]);
  });

  it('of other kinds are reported, except uploads and the guide', () => {
    const strange = ['lib/content/event.ts.txt', 'lib/content/legal/aviso.docx', 'lib/content/programa.pdf'];
    const usual = [
      'README.md',
      '.DS_Store',
      'pictures/torre.jpg',
      'pictures/LEEME',
      'films/a.vtt',
      'torre.JPG',
    ];
    const named = usual.map((name) => `lib/content/${name}`);
    expect(strangeFiles([...strange, ...named]).map(({ file }) => file)).toEqual(strange);
  });

  it('that are copies are reported, and missing ones', () => {
    const [copy] = misnamedFiles({ ...files, 'lib/content/event (1).ts': '' }, reader);
    expect(copy).toMatchObject({
      file: 'lib/content/event (1).ts',
      found: expect.stringContaining('no lee'),
    });
    const [gone] = misnamedFiles({}, reader);
    expect(gone).toMatchObject({ file: 'lib/content/event.ts', found: 'nada: falta' });
  });
});

it.each([
  ['firstDay', 5],
  ['hotels[1].town', 9],
  ['hotels[0].missing', 8],
  ['missing', 4],
])('%s is on line %i', (field, line) => {
  expect(lineFinder(lines.join('\n'))(field)).toBe(line);
});
