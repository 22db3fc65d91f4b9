import { describe, expect, it } from 'vitest';
import { loadContent } from '@/lib/content-model/load';
import { ContentError } from '@/lib/content-model/problems';
import { contentFolder, problemsOf, replacing } from '../support/content';

describe('a line that YAML cannot read', () => {
  it.each([
    ['a tab', 'town: Villa', '\ttown: Villa', 'tabulador'],
    ['no space behind the colon', 'minimumAge: 25', 'minimumAge:25', 'un espacio detrás de los dos puntos'],
    ['a colon in a text', 'title: Noche larga', 'title: Noche larga: el patio', 'lleva dos puntos dentro'],
    ['a field twice', 'province: Cádiz', 'province: Cádiz\nprovince: Huelva', 'una sola vez'],
    ['too few spaces', '    title: Noche larga', '   title: Noche larga', 'espacios delante'],
    ['too many spaces', '    start: 19:00', '      start: 19:00', 'espacios delante'],
    ['a text outside its block', '>-\n  {brand} en', '>-\n{brand} en', 'dos espacios más que su campo'],
    ['an unclosed quotation mark', 'title: Noche', "title: 'Noche", 'una comilla que cierre'],
    [
      'an apostrophe in quotation marks',
      'name: Hotel del Puerto',
      "name: 'L'Hotel'",
      'sobra lo que hay detrás',
    ],
    ['a name in braces first', 'homeLine: Entre', 'homeLine: {place} y', 'empieza por «{»'],
    ['asterisks', 'homeLine: Entre', 'homeLine: **Entre**', 'empieza por «*»'],
    ['an at sign', 'homeLine: Entre', 'homeLine: @senal', 'empieza por «@»'],
    ['a list on the line of its field', 'paragraphs:\n', 'paragraphs: - Uno\n', 'empieza por «-»'],
    [
      'both versions of a merge',
      'minimumAge: 25',
      '<<<<<<< HEAD\nminimumAge: 25\n=======\n',
      'una sola versión',
    ],
  ])('is named with what is wrong: %s', (_case, from, to, words) => {
    const [problem, ...more] = problemsOf('event.yaml', replacing(from, to));
    expect(more).toEqual([]);
    expect(problem).toMatchObject({ file: 'event.yaml', line: expect.any(Number) });
    expect(problem?.expected).toContain(words);
  });

  it('has its number, also below the first lines of a legal page', () => {
    const lineOf = (file: string, from: string, to: string) => problemsOf(file, replacing(from, to))[0]?.line;
    expect(lineOf('event.yaml', 'firstDay: 2031', 'firstDay:2031')).toBe(5);
    expect(lineOf('legal/aviso-legal.md', 'wave: castillo', 'wave:castillo')).toBe(6);
  });
});

describe('what YAML would silently drop is an error', () => {
  it.each([
    ['behind a number sign', 'province: Cádiz', 'province: Cádiz # capital', '', 'detrás de « #»'],
    ['a number', 'province: Cádiz', 'province: 2031', 'province', 'Se espera un texto'],
    ['yes or no', 'province: Cádiz', 'province: true', 'province', 'Se espera un texto'],
    ['a lone name in braces', 'province: Cádiz', 'province: {place}', '', 'comillas'],
    [
      'a colon in an entry of a list',
      '- Desayuno compartido',
      '- Desayuno: compartido',
      'programme[2].details[0]',
      'dos puntos',
    ],
    ['an anchor', 'homeLine: Entre', 'homeLine: &Entre', '', 'empieza por «&»'],
    ['a tag', 'homeLine: Entre', 'homeLine: !Entre', '', 'empieza por «!»'],
    ['an unknown field', 'homeLine:', 'homeline:', 'homeline', 'Aquí puede haber: state, name'],
  ])('%s', (_case, from, to, field, words) => {
    const problem = problemsOf('event.yaml', replacing(from, to)).find(({ expected: text }) =>
      text.includes(words),
    );
    expect(problem?.field?.startsWith(field) ?? field === '').toBe(true);
    expect(problem?.line).toBeGreaterThan(1);
  });
});

describe('a value that the site cannot use', () => {
  it.each([
    ['event.yaml', 'state: on-sale', 'state: agotado', 'state («Estado»)', 'on-sale (A la venta)'],
    ['event.yaml', 'end: 23:00', 'end: 19:00', 'programme[0].end («Acaba»)', 'acabaría al empezar'],
    ['event.yaml', 'dayOffset: 2', 'dayOffset: 4', 'programme[2].dayOffset («Día»)', 'el siguiente'],
    ['event.yaml', 'lastDay: 2031-09-20', 'lastDay: 2031-09-18', 'lastDay', 'anterior a firstDay'],
    ['event.yaml', 'ticketHref: https://entradas.example.com/villa-serena\n', '', 'ticketHref', 'se venden'],
    ['event.yaml', 'salon.jpg', 'salon.heic', 'hotels[0].image («Foto»)', 'se convierte en JPEG'],
    ['event.yaml', 'venue: Palacio', 'venue: <b>Palacio</b>', 'venue («Recinto»)', 'sin formato: «<b>»'],
    ['event.yaml', 'venue: Palacio', 'venue: Pala\u200Bcio', 'venue («Recinto»)', 'hay uno detrás de «Pala»'],
    [
      'event.yaml',
      'place: Villaserena',
      'place: Villa {province}',
      'place («Lugar»)',
      'no se rellena ninguno',
    ],
    ['faq.yaml', 'los {minimumAge} años', 'los {edad} años', 'entries[1].description', '{minimumAge}'],
    ['faq.yaml', 'id: edad', 'id: que-es', 'entries[1].id', '[0] ya tiene'],
    ['contact.yaml', 'de {max} caracteres', 'caracteres', 'form.counter', 'que contenga {max}'],
    ['navigation.yaml', 'href: /galeria', 'href: /galería', 'groups[1].links[1].href', '/galeria'],
    ['consent.yaml', 'reset: Resetear', 'reset: Borrar', 'panel.reset', '"Resetear"'],
  ])('%s: %s -> %s', (file, from, to, field, words) => {
    const problem = problemsOf(file, replacing(from, to)).find(({ field: name }) => name?.startsWith(field));
    expect(problem?.expected).toContain(words);
  });

  it('has the line of its field, and a missing value has the line of its record', () => {
    expect(problemsOf('event.yaml', replacing('start: 19:00', 'start: 7'))[0]).toMatchObject({
      line: 41,
      found: '7',
    });
    expect(problemsOf('event.yaml', replacing('    start: 19:00\n', ''))[0]).toMatchObject({
      line: 39,
      found: 'nada: falta este campo',
      field: 'programme[0].start («Empieza»)',
    });
  });
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
