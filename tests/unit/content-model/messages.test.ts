import { describe, expect, it } from 'vitest';
import { loadContent } from '@/lib/content-model/load';
import { ContentError } from '@/lib/content-model/problems';
import { contentFolder, problemsOf, replacing } from '../support/content';

describe('a line that YAML cannot read', () => {
  it.each([
    ['town: Villa', '\ttown: Villa', 'tabulador'],
    ['minimumAge: 25', 'minimumAge:25', 'un espacio detrás de los dos puntos'],
    ['title: Noche larga', 'title: Noche larga: el patio', 'lleva dos puntos dentro'],
    ['province: Cádiz', 'province: Cádiz\nprovince: Huelva', 'una sola vez'],
    ['    title: Noche larga', '   title: Noche larga', 'espacios delante'],
    ['    start: 19:00', '      start: 19:00', 'espacios delante'],
    ['>-\n  {brand} en', '>-\n{brand} en', 'dos espacios más que su campo'],
    ['title: Noche', "title: 'Noche", 'una comilla que cierre'],
    ['name: Hotel del Puerto', "name: 'L'Hotel'", 'sobra lo que hay detrás'],
    ['homeLine: Entre', 'homeLine: {place} y', 'empieza por «{»'],
    ['homeLine: Entre', 'homeLine: **Entre**', 'empieza por «*»'],
    ['homeLine: Entre', 'homeLine: @senal', 'empieza por «@»'],
    ['paragraphs:\n', 'paragraphs: - Uno\n', 'empieza por «-»'],
    ['minimumAge: 25', '<<<<<<< HEAD\nminimumAge: 25\n=======\n', 'una sola versión'],
  ])('is named with what is wrong: %j -> %j', (from, to, words) => {
    expect(problemsOf('event.yaml', replacing(from, to))).toMatchObject([
      { file: 'event.yaml', line: expect.any(Number), expected: expect.stringContaining(words) },
    ]);
  });
});

describe('what YAML would silently drop is an error', () => {
  it.each([
    ['province: Cádiz', 'province: Cádiz # capital', '', 'detrás de « #»'],
    ['province: Cádiz', 'province: 2031', 'province', 'Se espera un texto'],
    ['province: Cádiz', 'province: true', 'province', 'Se espera un texto'],
    ['province: Cádiz', 'province: {place}', '', 'comillas'],
    ['- Desayuno compartido', '- Desayuno: compartido', 'programme[2].details[0]', 'dos puntos'],
    ['homeLine: Entre', 'homeLine: &Entre', '', 'empieza por «&»'],
    ['homeLine: Entre', 'homeLine: !Entre', '', 'empieza por «!»'],
    ['homeLine:', 'homeline:', 'homeline', 'Aquí puede haber: state, name'],
  ])('%j -> %j', (from, to, field, words) => {
    const problems = problemsOf('event.yaml', replacing(from, to));
    const problem = problems.find(({ expected }) => expected.includes(words));
    expect(problem?.field?.startsWith(field) ?? field === '').toBe(true);
    expect(problem?.line).toBeGreaterThan(1);
  });
});

it.each([
  ['event.yaml', 'state: on-sale', 'state: agotado', 'state («Estado»)', 'on-sale (A la venta)'],
  ['event.yaml', 'end: 23:00', 'end: 19:00', 'programme[0].end («Acaba»)', 'acabaría al empezar'],
  ['event.yaml', 'dayOffset: 2', 'dayOffset: 4', 'programme[2].dayOffset («Día»)', 'el siguiente'],
  ['event.yaml', 'lastDay: 2031-09-20', 'lastDay: 2031-09-18', 'lastDay', 'anterior a firstDay'],
  ['event.yaml', 'place:', 'previousFirstDay: 2031-09-19\nplace:', 'previousFirstDay', 'anterior al primer'],
  ['event.yaml', '    id: 00000000-0000-4000-8000-000000000002\n', '', 'programme[1].id', 'por ejemplo'],
  ['event.yaml', '0-000000000002', '0-000000000001', 'programme[1].id', 'otro valor'],
  ['event.yaml', 'ticketHref: https://entradas.example.com/villa-serena\n', '', 'ticketHref', 'se venden'],
  ['event.yaml', 'salon.jpg', 'salon.heic', 'hotels[0].image («Foto»)', 'se convierte en JPEG'],
  ['event.yaml', 'venue: Palacio', 'venue: <b>Palacio</b>', 'venue («Recinto»)', 'sin formato: «<b>»'],
  ['event.yaml', 'venue: Palacio', 'venue: Pala\u200Bcio', 'venue («Recinto»)', 'hay uno detrás de «Pala»'],
  ['event.yaml', 'place: Villa', 'place: A {province} ', 'place («Lugar»)', 'no se rellena ninguno'],
  ['faq.yaml', 'los {minimumAge} años', 'los {edad} años', 'entries[1].description', '{minimumAge}'],
  ['faq.yaml', 'id: edad', 'id: que-es', 'entries[1].id', '[0] ya tiene'],
  ['contact.yaml', 'de {max} caracteres', 'caracteres', 'form.counter', 'que contenga {max}'],
  ['navigation.yaml', 'href: /galeria', 'href: /galería', 'groups[1].links[1].href', '/galeria'],
  ['consent.yaml', 'reset: Resetear', 'reset: Borrar', 'panel.reset', '"Resetear"'],
])('a value that the site cannot use is an error in %s: %j -> %j', (file, from, to, field, words) => {
  const problem = problemsOf(file, replacing(from, to)).find(({ field: name }) => name?.startsWith(field));
  expect(problem?.expected).toContain(words);
});

it.each([
  ['the line itself, which YAML cannot read', 'event.yaml', 'firstDay: 2031', 'firstDay:2031', 5],
  ['the line itself in a legal page', 'legal/aviso-legal.md', 'wave: castillo', 'wave:castillo', 6],
  ['the line of its field', 'event.yaml', 'start: 19:00', 'start: 7', 41],
  ['the line of the record that lacks a field', 'event.yaml', '    start: 19:00\n', '', 39],
])('a problem has a line: %s', (_case, file, from, to, line) => {
  expect(problemsOf(file, replacing(from, to))[0]?.line).toBe(line);
});

it('all problems of all files are listed at once', () => {
  const folder = contentFolder({
    'event.yaml': replacing('state: on-sale', 'state: agotado'),
    'faq.yaml': replacing('id: edad', 'id:edad'),
    'legal/aviso-legal.md': replacing('{taxId}', '{cif}'),
  });
  expect(() => loadContent(folder)).toThrow(ContentError);
  expect(() => loadContent(folder)).toThrow(
    /3 errores[\s\S]*event\.yaml, línea 1[\s\S]*faq\.yaml[\s\S]*\{cif\}/,
  );
});

it('missing, foreign and unreadable files are named', () => {
  expect(problemsOf('event.yaml', () => 'state: \uFFFD')[0]).toMatchObject({
    found: expect.stringContaining('letras'),
  });
  expect(problemsOf('legal/aviso-legal.md', (text) => text.slice(4))[0]?.expected).toContain(
    'dos líneas «---»',
  );
  expect(() => loadContent('tests/content/legal')).toThrow(/event\.yaml\n {2}Encontrado: nada: falta/);
});
