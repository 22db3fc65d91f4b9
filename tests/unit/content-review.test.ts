import { describe, expect, it } from 'vitest';
import type { Finding } from '@/lib/content-review/finding';
import { report } from '@/lib/content-review/report';
import { pageAddresses } from '@/lib/content-review/review';
import { content } from '@/lib/site-content';
import { goodUploads, ownPages, review, samples } from './support/content-samples';
import { weekend } from './support/weekend';

const textsOf = (findings: readonly Finding[], level?: Finding['level']) =>
  findings
    .filter((finding) => !level || finding.level === level)
    .map(({ file, text }) => `${file.replace('lib/content/', '')} ${text}`)
    .join('\n');

it('the content as it is has no errors', () => {
  expect(textsOf(review(content), 'error')).toBe('');
});

describe('state, days and hours of the event', () => {
  const [first, second, ...others] = weekend.programme;
  const hours = (start: string, end: string) => [{ ...first!, start, end }, second!, ...others];
  const previousDays = (firstDay: string, lastDay: string) => ({ previousDays: { firstDay, lastDay } });

  it.each<[change: Partial<typeof weekend>, today: string, words: string]>([
    [{}, '2025-11-17', 'el evento terminó el 16 Noviembre 2025 y la web sigue vendiendo entradas'],
    [{ state: 'announced' }, '2025-12-01', "pon 'past'"],
    [{ state: 'sold-out' }, '2025-12-01', "pon 'past'"],
    [{ state: 'postponed' }, '2025-12-01', 'sigue aplazado'],
    [{ state: 'past' }, '2025-10-01', "dice 'past'"],
    [{ state: 'announced' }, '2025-10-01', 'la venta debía empezar el 1 Septiembre 2025'],
    [{ onSaleSince: '2025-10-02' }, '2025-10-01', 'la web ya vende'],
    [{ firstDay: '2027-05-09', lastDay: '2027-05-10' }, '2027-01-01', 'no es fin de semana (domingo, lunes)'],
    [{ firstDay: '2035-11-16', lastDay: '2035-11-17' }, '2025-10-01', 'faltan más de dos años'],
    [previousDays('2024-11-15', '2024-11-16'), '2025-10-01', 'borra previousDays'],
    [{ programme: hours('22:00', '18:00') }, '2025-10-01', 'programme[0]: de 22:00-18:00 son 20 horas'],
    [
      { programme: hours('18:00', '17:30') },
      '2025-10-01',
      'programme[1]: empieza (16:00-02:00) antes de que',
    ],
  ])('%o on %s is a warning', (change, today, words) => {
    expect(textsOf(review(samples.event({ ...weekend, ...change }), { today }), 'warning')).toContain(words);
  });

  it.each<[change: Partial<typeof weekend>, today: string]>([
    [{}, '2025-10-01'],
    [{}, '2025-11-16'],
    [{ state: 'past' }, '2025-12-01'],
    [{ state: 'cancelled' }, '2025-12-01'],
    [previousDays('2025-05-09', '2025-05-10'), '2025-10-01'],
    [{ programme: [first!, { ...second!, end: '06:00' }, ...others] }, '2025-10-01'],
  ])('%o on %s is none', (change, today) => {
    const said = textsOf(review(samples.event({ ...weekend, ...change }), { today }), 'warning');
    expect(said).not.toMatch(/event\.ts (state|firstDay|onSaleSince|previousDays|programme\[\d\]):/);
  });
});

describe('the next event in another place', () => {
  const almonaster = 'Castillo de Almonaster la Real, Almonaster La Real, Huelva';
  const buitrago = 'Castillo de Buitrago, Buitrago del Lozoya, Madrid';
  const arrival = { ...content.eventPage.arrival, english: 'Almonaster la Real is 100 km from Huelva.' };
  const before = {
    ...samples.faqEntry({ video: 'a.mp4', captions: 'concepto.vtt' }),
    event: weekend,
    eventPage: { ...content.eventPage, describes: almonaster, arrival },
  };
  /** On a Sunday and a Monday, in two parts. */
  const moved: typeof content = {
    ...before,
    event: {
      ...weekend,
      name: 'ALMENA en Buitrago',
      firstDay: '2027-05-09',
      lastDay: '2027-05-10',
      place: 'Buitrago del Lozoya',
      venue: 'Castillo de Buitrago',
      province: 'Madrid',
      programme: weekend.programme.slice(0, 2),
    },
  };
  const words = [{ line: 8, text: 'Sábado: de las 16:00 a las 23:30' }];
  const captions = [{ name: 'concepto.vtt', valid: true, end: 9, words }];
  const said = textsOf(review(moved, { today: '2026-11-01', uploads: { ...goodUploads(moved), captions } }));

  it.each([
    `event-page.ts describes: estos textos son de «${almonaster}»`,
    `Después pon describes: '${buitrago}'`,
    'event.ts venueEnglish: nombra «almonaster»',
    'event.ts hotels[0].town: nombra «almonaster»',
    'event.ts mapHref: nombra «almonaster»',
    'event.ts ticketHref: nombra «almonaster»',
    'event.ts firstDay: 9-10 Mayo 2027 no es fin de semana',
    'films/concepto.vtt línea 8: dice «Sábado» y el evento es el 9-10 Mayo 2027: domingo 18:00-22:00, lunes 16:00-02:00',
    'films/concepto.vtt línea 8: dice «23:30» y el evento es el 9-10 Mayo 2027',
  ])('gives a warning for every text and caption about the old one: %s', (text) => {
    expect(said).toContain(text);
  });

  it.each(['event.ts summary', 'event.ts mapHref', 'event-page.ts arrival.english'])(
    'has to be named in %s even if `describes` is up to date',
    (field) => {
      const eventPage = { ...moved.eventPage, describes: buitrago };
      const event = { ...moved.event, summary: 'Un fin de semana en la sierra.' };
      expect(textsOf(review({ ...moved, event, eventPage }))).toContain(
        `${field}: no nombra Buitrago del Lozoya`,
      );
    },
  );

  it('gives none while all texts are about the same place', () => {
    expect(textsOf(review(before))).not.toMatch(/nombra|describes/);
  });
});

describe('links inside the site', () => {
  it('lead to page files, whose addresses follow from the folders of app/', () => {
    const files = ['page.tsx', '(legal)/aviso-legal/page.tsx', '[slug]/page.tsx', 'galeria/layout.tsx'];
    expect(pageAddresses(files)).toEqual(['/', '/aviso-legal']);
    expect(pageAddresses(['galeria\\page.tsx'])).toEqual(['/galeria']);
  });

  it('to an address without a page are errors', () => {
    const pages = ownPages.filter((page) => page !== '/proximos-eventos');
    const errors = textsOf(review(content, { pages }), 'error');
    expect(errors).toContain('no hay ninguna página en «/proximos-eventos»');
    expect(errors).toContain('daría un error 404');
  });

  it.each(['#no-existe', '/politica-privacidad#no-existe'])(
    'to a section that does not exist are errors: %s',
    (href) => {
      expect(textsOf(review(samples.legalLink(href)), 'error')).toContain(
        'lleva a un apartado que no existe («no-existe»)',
      );
    },
  );

  it.each(['#titular', '/politica-privacidad#derechos', '/#contacto'])('are right: %s', (href) => {
    expect(textsOf(review(samples.legalLink(href)), 'error')).toBe('');
  });
});

describe('placeholder values', () => {
  it('are the entries of the content’s lists, with a remark on those that name no field', () => {
    const event = {
      hotels: weekend.hotels.slice(0, 1),
      placeholderValues: ['hotels[0].href', 'hotels[1].href', 'Pedir permiso'],
    };
    const said = review(samples.event(event)).filter(({ file }) => file.endsWith('/event.ts'));
    expect(said.filter(({ level }) => level === 'placeholderValue').map(({ text }) => text)).toEqual(
      expect.arrayContaining([
        'hotels[0].href',
        expect.stringMatching(/^hotels\[1\]\.href: no hay ningún campo así/),
        'Pedir permiso',
      ]),
    );
  });

  it('are also example addresses in no list', () => {
    const site = { ...content.site, email: 'hola@example.com', placeholderValues: [] };
    expect(textsOf(review({ ...content, site }))).toContain('email: «hola@example.com» es un dato inventado');
  });
});

it('the report has errors first, by file, and counts', () => {
  const ownPdf = { ...content.event.downloads[0]!, file: '/programacion/mi-programa.pdf' };
  const findings = review(samples.event({ downloads: [ownPdf] }), { pdfState: () => 'missing' });
  const lines = report(findings).split('\n');
  expect(lines.slice(0, 3)).toEqual([
    'Errores: así no se publica (1)',
    '  lib/content/event.ts',
    expect.stringContaining('downloads[0].file: falta el archivo public/programacion/mi-programa.pdf'),
  ]);
  expect(lines.at(-1)).toMatch(/^Contenido: 1 error, \d+ avisos?, \d+ datos provisionales\.$/);
});
