import { describe, expect, it } from 'vitest';
import { home } from '@/lib/content/home';
import { eventSchema } from '@/lib/content-schema/event';
import { ContentError, parseContent } from '@/lib/content-schema/parse';
import { changed, event, files, type File } from './support/content-records';
import { many, wrongLetters } from './support/wrong-letters';
import { wrongValues } from './support/wrong-values';

const rows = [...wrongValues, ...wrongLetters];

function problemsOf(file: File, field: string, wrong: unknown) {
  const { schema, value } = files[file];
  try {
    parseContent({ tried: { file, schema, value: changed(value, field, wrong) } });
    return [];
  } catch (error) {
    if (error instanceof ContentError) return error.problems;
    throw error;
  }
}

describe('wrong values are refused with file, field, found value and expectation', () => {
  it.each(rows)('%s, %s: %j', (file, field, wrong, expected, named = field) => {
    const problems = problemsOf(file, field, wrong);
    const [problem] = problems;
    expect(problems).toHaveLength(1);
    expect(problem).toMatchObject({ file: `lib/content/${file}`, field: named });
    expect(problem?.expected).toContain(expected);
    if (wrong === undefined) expect(problem?.found).toBe('nada: falta');
  });

  it('without technical words', () => {
    const words = rows
      .flatMap(([file, field, wrong]) => problemsOf(file, field, wrong))
      .map((problem) => problem.expected)
      .join('\n');
    expect(words).not.toMatch(/arreglo|indefinid|inválid|Invalid|expected|string|undefined|objeto/i);
  });

  it('all at once', () => {
    const value = changed(changed(event, 'firstDay', 'pronto'), 'state', 'lleno');
    expect(() => parseContent({ tried: { file: 'event.ts', schema: eventSchema, value } })).toThrow(
      'El contenido tiene 2 errores que corregir',
    );
    const [problem] = problemsOf('event.ts', 'summary', many(401));
    expect(problem?.found).toContain('(403 caracteres)');
  });
});

it('accents that macOS stores as separate characters are joined to their letters', () => {
  const value = changed(event, 'hotels[0].name', 'Hotel Garci\u0301a');
  const { tried } = parseContent({ tried: { file: 'event.ts', schema: eventSchema, value } });
  expect(tried.hotels[0]?.name).toBe('Hotel García');
});

describe('unusual but right values are accepted', () => {
  it.each<[File, string, unknown]>([
    ['event.ts', 'summary', 'De 18:00 a 2:00 — «piedra», luz y 5,6 km; ¿vienes? ¡Sí! 100 % & más'],
    ['event.ts', 'hotels[0].name', "L'Hotel d’Or"],
    ['event.ts', 'hotels[0].name', 'Hotel Luz 🏰❤️👨‍👩‍👧'],
    ['event.ts', 'hotels[0].name', 'Hotel Casa Garci\u0301a'],
    ['event.ts', 'summary', 'A 5,6\u00A0km del pueblo, junto al río Múrtiga; Çà et là, Øresund'],
    ['event.ts', 'mapHref', 'https://www.google.com/maps/place/Castillo/@37.8714,-6.7877,17z/data=!3m1!4b1'],
    ['site.ts', 'social[0].href', 'https://www.youtube.com/@almena'],
    ['event.ts', 'hotels[0].image', 'Foto de la Señal Nº 2 (MÓVIL).JPG'],
    ['event.ts', 'hotels[0].image', '_DSC1234.jpg'],
    ['event.ts', 'hotels[0].image', "L'Hotel & jardín, 2ª planta.webp"],
    ['event.ts', 'downloads[0].file', '/programacion/programa-2026-v2.pdf'],
    ['event.ts', 'lastDay', '2025-11-16'],
    ['event.ts', 'previousDays', { firstDay: '2025-10-03', lastDay: '2025-10-04' }],
    ['faq.ts', 'entries[0].id', 'edicion-2026'],
    ['home.ts', 'locations.title', { lead: 'Lugares', accent: 'con eco' }],
    ['site.ts', 'email', 'reservas+web@sub.almena.es'],
    ['site.ts', 'domain', 'www.almena-eventos.es'],
    ['site.ts', 'phone', '+34 959 12 34 56'],
    ['site.ts', 'phone', '612345678'],
    ['site.ts', 'phone', '+351 21 123 4567'],
    ['site.ts', 'phone', null],
    ['event.ts', 'hotels[0].href', undefined],
    ['event.ts', 'onSaleSince', undefined],
    ['event.ts', 'onSaleTime', '10:00'],
    ['home.ts', 'why.testimonials', home.why.testimonials.slice(0, 1)],
    ['site.ts', 'social[0].icon', undefined],
    ['navigation.ts', 'groups[1].links[0].href', 'https://tienda.example.com'],
    ['placeholders.ts', 'pages./partners.entries', [{ title: 'Bodega', text: 'El vino.' }]],
  ])('%s, %s: %j', (file, field, right) => {
    expect(problemsOf(file, field, right)).toEqual([]);
  });
});
