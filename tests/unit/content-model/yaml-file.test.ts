import { expect, it } from 'vitest';
import { eventFile, problemsOf, replacing } from '../support/content';

/** The first line that contains a text, from 1. */
function lineIn(text: string, part: string) {
  return text.split('\n').findIndex((line) => line.includes(part)) + 1;
}

it.each([
  ['town: Villa', '\ttown: Villa', 'tabulador'],
  ['  Un palacio', '\tUn palacio', 'tabulador'],
  ['minimumAge: 25', 'minimumAge:25', 'un espacio detrás de los dos puntos'],
  ['minimumAge: 25', 'minimumAge 25', 'Se espera «campo: valor»'],
  ['title: Noche larga', 'title: Noche larga: el patio', 'Lleva dos puntos dentro'],
  ['province: Cádiz', 'x: 1\nprovince: Cádiz\nprovince: Huelva', 'una sola vez'],
  ['    title: Noche larga', '   title: Noche larga', 'espacios delante'],
  ['    start: 19:00', '      start: 19:00', 'espacios delante'],
  ['  Un palacio', 'Un palacio', 'dos espacios más que su campo'],
  ['title: Noche', "title: 'Noche", 'una comilla de más o de menos'],
  ['title: Noche larga', 'title: "Noche "muy" larga"', 'comillas por dentro'],
  ['title: Noche larga', 'title: "Noche larga""', 'una comilla de más o de menos'],
  ['name: Hotel del Puerto', "name: 'L'Hotel'", 'comillas por dentro'],
  ['homeLine: Entre', 'homeLine: {place} y', 'Empieza por un signo'],
  ['homeLine: Entre', 'homeLine: *Entre*', 'Empieza por un signo'],
  ['homeLine: Entre', 'homeLine: @senal', 'Empieza por un signo'],
  ['homeLine: Entre', 'homeLine: &Entre', 'Empieza por un signo'],
  ['homeLine: Entre', 'homeLine: !Entre', 'Empieza por un signo'],
  ['province: Cádiz', 'province: {place}', 'Empieza por un signo'],
  ['province: Cádiz', 'province: *Cádiz', 'Empieza por un signo'],
  ['homeLine: Entre', '[homeLine]: Entre', 'Se espera «campo: valor»'],
  ['- Sus salones', '- - Uno\n    - Dos\n    -Sus salones', 'Se espera'],
  ['name: Hotel del Puerto', 'name: Hotel #1', '«- name: Hotel #1». Detrás de « #» no se lee nada'],
  ['- Desayuno compartido', '- Desayuno #compartido', 'Detrás de « #»'],
  ['homeLine: Entre el palacio y', 'homeLine: #1 entre el palacio y', 'Detrás de « #»'],
  ['  Un palacio', '  <<<<<<< HEAD\n  Un palacio', 'una sola versión'],
])(
  'staff read what is wrong with a line that YAML cannot read, or not as it was meant: %j -> %j',
  (from, to, words) => {
    const [problem, ...others] = problemsOf(eventFile, replacing(from, to));
    expect(problem).toMatchObject({ file: eventFile, text: expect.stringContaining(words) });
    expect(others).toEqual([]);
  },
);

it('a comment in a line of its own is no problem, nor is a # inside a text', () => {
  const written = "# Hotel del Puerto\n  # El primero\n  - name: 'Hotel #1'";
  expect(problemsOf(eventFile, replacing('  - name: Hotel del Puerto', `  ${written}`))).toEqual([]);
  expect(problemsOf(eventFile, replacing('  Un palacio', '  El #palacio'))).toEqual([]);
});

it.each([
  ['a field', eventFile, 'firstDay: 2031', 'firstDay:2031', 'firstDay:2031'],
  ['the field that has too many spaces', eventFile, '    start: 19', '      start: 19', '      start'],
  ['a quotation mark too much', eventFile, 'place: Villaserena del Mar', 'place: "Villa""', 'place:'],
  ['the start of a quotation', 'faq.yaml', 'question: ', "question: '", "question: '"],
  ['a field of a legal page', 'legal/aviso-legal.md', 'wave: castillo', 'wave:castillo', 'wave:'],
  ['the end of the fields of a legal page', 'legal/aviso-legal.md', '\n---\n', '\n--- \n', '--- '],
  ['the end that a keyboard made a dash of', 'legal/aviso-legal.md', '\n---\n', '\n—\n', '—'],
  ['what is cut off', eventFile, 'homeLine: Entre', 'homeLine: Entre\n  dos #mares', 'dos #mares'],
  ['a wrong value', eventFile, 'start: 19:00', 'start: 7', 'start: 7'],
  ['the record that lacks a field', eventFile, '    start: 19:00\n', '', '- dayOffset: 0'],
  ['a part that is out of order', eventFile, 'dayOffset: 0', 'dayOffset: 5', 'dayOffset: 5'],
])('a problem has the line of %s', (_case, file, from, to, part) => {
  let text = '';
  const [problem] = problemsOf(file, (original) => (text = replacing(from, to)(original)));
  expect(problem?.line).toBe(lineIn(text, part));
});
