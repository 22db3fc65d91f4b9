import { describe, expect, it } from 'vitest';
import type { Finding } from '@/lib/build/content-check/finding';
import { report } from '@/lib/build/content-check/report';
import { pageAddresses } from '@/lib/build/content-check/review';
import type { Content } from '@/lib/content-model/load';
import { content, withEvent } from './support/content';
import { ownPages, review } from './support/content-samples';

const textsOf = (findings: readonly Finding[], level?: Finding['level']) =>
  findings
    .filter((finding) => !level || finding.level === level)
    .map(({ file, text }) => `${file} ${text}`)
    .join('\n');

it('the content as it is has no errors', () => {
  expect(textsOf(review(content), 'error')).toBe('');
});

type Change = Partial<Content['event']>;

describe('state, days and hours of the event', () => {
  const [first, second] = content.event.programme;
  const hours = (start: string, end: string) => ({ programme: [{ ...first!, start, end }, second!] });
  const previousDays = (firstDay: string, lastDay: string) => ({ previousDays: { firstDay, lastDay } });

  it.each<[change: Change, today: string, words: string]>([
    [{}, '2031-05-12', 'el evento terminó el 11 Mayo 2031 y la web sigue vendiendo entradas'],
    [{ state: 'announced' }, '2031-06-01', "pon 'past'"],
    [{ state: 'sold-out' }, '2031-06-01', "pon 'past'"],
    [{ state: 'postponed' }, '2031-06-01', 'sigue aplazado'],
    [{ state: 'past' }, '2031-04-01', "dice 'past'"],
    [{ state: 'announced' }, '2031-04-01', 'la venta debía empezar el 3 Febrero 2031'],
    [{ onSaleSince: '2031-04-02' }, '2031-04-01', 'la web ya vende'],
    [{ firstDay: '2031-05-11', lastDay: '2031-05-12' }, '2031-04-01', 'no es fin de semana (domingo, lunes)'],
    [{}, '2029-04-01', 'faltan más de dos años'],
    [previousDays('2030-05-10', '2030-05-11'), '2031-04-01', 'borra previousDays'],
    [hours('22:00', '18:00'), '2031-04-01', 'programme[0]: de 22:00-18:00 son 20 horas'],
    [hours('18:00', '17:30'), '2031-04-01', 'programme[0]: de 18:00-17:30'],
  ])('%o on %s is a warning', (change, today, words) => {
    expect(textsOf(review(withEvent(change), { today }), 'warning')).toContain(words);
  });

  it.each<[change: Change, today: string]>([
    [{}, '2031-04-01'],
    [{}, '2031-05-11'],
    [{ state: 'past' }, '2031-06-01'],
    [{ state: 'cancelled' }, '2031-06-01'],
    [previousDays('2031-04-04', '2031-04-05'), '2031-04-01'],
  ])('%o on %s is none', (change, today) => {
    const said = textsOf(review(withEvent(change), { today }), 'warning');
    expect(said).not.toMatch(/event\.yaml (state|firstDay|onSaleSince|previousDays|programme\[\d\]):/);
  });
});

describe('links', () => {
  it('lead to page files, whose addresses follow from the folders of app/', () => {
    const files = ['page.tsx', '(legal)/aviso-legal/page.tsx', '[slug]/page.tsx', 'galeria/layout.tsx'];
    expect(pageAddresses(files)).toEqual(['/', '/aviso-legal']);
    expect(pageAddresses(['galeria\\page.tsx'])).toEqual(['/galeria']);
  });

  it('to an address without a page are errors', () => {
    const pages = ownPages.filter((page) => page !== '/proximos-eventos');
    expect(textsOf(review(content, { pages }), 'error')).toContain('falta proximos-eventos');
  });

  it.each(['https://www.senal.example.com/entradas', 'https://senal-git-cambio.vercel.app/entradas'])(
    'to buy tickets on the site itself or on a preview are errors: %s',
    (ticketHref) => {
      expect(textsOf(review(withEvent({ ticketHref })), 'error')).toContain('ticketHref');
    },
  );
});

describe('placeholder values', () => {
  it('are the entries of the content’s lists, with a remark on those that name no field', () => {
    const placeholderValues = ['hotels[0].name', 'hotels[1].href', 'Pedir permiso'];
    expect(textsOf(review(withEvent({ placeholderValues })), 'placeholderValue')).toMatch(
      /event\.yaml hotels\[0\]\.name\nevent\.yaml hotels\[1\]\.href: no hay ningún campo así.*\nevent\.yaml Pedir permiso/,
    );
  });

  it('are also addresses on reserved domains in no list', () => {
    const said = textsOf(review(content), 'placeholderValue');
    expect(said).toContain('site.yaml email: «hola@senal.example.com» es un dato inventado');
    expect(said).not.toContain('ticketHref:');
  });
});

it('the report has errors first, by file, and counts', () => {
  const ownPdf = { ...content.event.downloads[0]!, file: '/programacion/mi-programa.pdf' };
  const findings = review(withEvent({ downloads: [ownPdf] }), { pdfState: () => 'missing' });
  const lines = report(findings).split('\n');
  expect(lines.slice(0, 3)).toEqual([
    'Errores: así no se publica (1)',
    '  event.yaml',
    expect.stringContaining('downloads[0].file: falta el archivo public/programacion/mi-programa.pdf'),
  ]);
  expect(lines.at(-1)).toMatch(/^Contenido: 1 error, ningún|\d+ avisos?, \d+ datos provisionales\.$/);
});
