import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { loadContent } from '@/lib/content-loader/load-content';
import { contentFolder, eventFile, problemsOf, replacing } from '../support/content';

/** The first line that contains a text, from 1. */
function lineIn(text: string, words: string) {
  return text.split('\n').findIndex((line) => line.includes(words)) + 1;
}

it.each([
  ['town: Villa', '\ttown: Villa'],
  ['minimumAge: 25', 'minimumAge:25'],
  ['title: Noche larga', 'title: Noche larga: el patio'],
  ['province: Cádiz', 'x: 1\nprovince: Cádiz\nprovince: Huelva'],
  ['    title: Noche larga', '   title: Noche larga'],
  ['  Un palacio', 'Un palacio'],
  ['title: Noche', "title: 'Noche"],
  ['name: Hotel del Puerto', "name: 'L'Hotel'"],
  ['homeLine: Entre', 'homeLine: {place} y'],
  ['homeLine: Entre', 'homeLine: @senal'],
  ['province: Cádiz', 'province: *Cádiz'],
])('staff read in one sentence that YAML cannot read a line: %j -> %j', (from, to) => {
  const [problem, ...others] = problemsOf(eventFile, replacing(from, to));
  expect(problem).toMatchObject({
    file: eventFile,
    line: expect.any(Number),
    text: expect.stringMatching(/^Pone «.*». .* se espera «campo: valor»/),
  });
  expect(others).toEqual([]);
});

it.each([
  ['homeLine: Entre', 'homeLine: &Entre', 'se espera «campo: valor»'],
  ['homeLine: Entre', 'homeLine: !Entre', 'se espera «campo: valor»'],
  ['homeLine: Entre', 'setting: {place}\nhomeLine: Entre', 'se esperaba texto'],
  [
    'homeLine: Entre',
    'priceFrom: 1.250\nhomeLine: Entre',
    'Pone «priceFrom: 1.250». Se espera un número sin',
  ],
  ['minimumAge: 25', 'minimumAge: 25.000', 'sin puntos en los miles, y con punto y dos decimales'],
  ['name: Hotel del Puerto', 'name: Hotel #1', '«- name: Hotel #1». Detrás de « #» no se lee nada'],
  ['- Desayuno compartido', '- Desayuno #compartido', 'Detrás de « #»'],
  ['homeLine: Entre el palacio y', 'homeLine: #1 entre el palacio y', 'Detrás de « #»'],
  ['  Un palacio', '  <<<<<<< HEAD\n  Un palacio', 'una sola versión'],
])('nothing that staff wrote is lost in silence: %j -> %j', (from, to, words) => {
  const [problem, ...others] = problemsOf(eventFile, replacing(from, to));
  expect(problem).toMatchObject({ file: eventFile, text: expect.stringContaining(words) });
  expect(others).toEqual([]);
});

it('a comment in a line of its own is no problem, nor is a # inside a text', () => {
  const written = "# Hotel del Puerto\n  # El primero\n  - name: 'Hotel #1'";
  expect(problemsOf(eventFile, replacing('  - name: Hotel del Puerto', `  ${written}`))).toEqual([]);
  expect(problemsOf(eventFile, replacing('  Un palacio', '  El #palacio'))).toEqual([]);
});

it.each([
  ['a field', eventFile, 'firstDay: 2031', 'firstDay:2031', 'firstDay:2031'],
  ['a quotation mark too much', eventFile, 'place: Villaserena del Mar', 'place: "Villa""', 'place:'],
  ['a field of a legal page', 'legal/aviso-legal.md', 'wave: castillo', 'wave:castillo', 'wave:'],
  ['the end of the fields of a legal page', 'legal/aviso-legal.md', '\n---\n', '\n--- \n', '--- '],
  ['the end that a keyboard made a dash of', 'legal/aviso-legal.md', '\n---\n', '\n—\n', '—'],
  ['what is cut off', eventFile, 'homeLine: Entre', 'homeLine: Entre\n  dos #mares', 'dos #mares'],
  ['a wrong value', eventFile, 'start: 19:00', 'start: 7', 'start: 7'],
  ['the record that lacks a field', eventFile, '    start: 19:00\n', '', '- dayOffset: 0'],
  ['a part that is out of order', eventFile, 'dayOffset: 0', 'dayOffset: 5', 'dayOffset: 5'],
])('a problem has the line of %s', (_case, file, from, to, words) => {
  let text = '';
  const [problem] = problemsOf(file, (original) => (text = replacing(from, to)(original)));
  expect(problem?.line).toBe(lineIn(text, words));
});

const reportedOnce = /\(1\)\n.*\n.*guárdalo con la codificación UTF-8/;

it.each<[file: string, encoding: BufferEncoding, mark: string]>([
  [eventFile, 'latin1', ''],
  [eventFile, 'utf16le', ''],
  [eventFile, 'utf16le', '\uFEFF'],
  ['legal/aviso-legal.md', 'latin1', ''],
  ['legal/aviso-legal.md', 'utf16le', '\uFEFF'],
])('a file in another encoding than UTF-8 is reported once: %s in %s', (file, encoding, mark) => {
  const folder = contentFolder({});
  const target = path.join(folder, file);
  writeFileSync(target, Buffer.from(mark + readFileSync(target, 'utf8'), encoding));
  expect(() => loadContent(folder)).toThrow(reportedOnce);
});

it('a file in another encoding is reported even if each of its bytes is also UTF-8', () => {
  const folder = contentFolder({});
  writeFileSync(path.join(folder, 'pages/galeria.yaml'), Buffer.from('name: Galeria\n', 'utf16le'));
  expect(() => loadContent(folder)).toThrow(reportedOnce);
});

it('the mark that some editors put at the start of UTF-8, and line ends of Windows, are no problem', () => {
  const fromWindows = (text: string) => `\uFEFF${text.replaceAll('\n', '\r\n')}`;
  expect(problemsOf(eventFile, fromWindows)).toEqual([]);
  expect(problemsOf('legal/aviso-legal.md', fromWindows)).toEqual([]);
});
