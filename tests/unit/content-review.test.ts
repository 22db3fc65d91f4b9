import { describe, expect, it, vi } from 'vitest';
import { countedThings } from '@/lib/content-review/counted-things';
import { deadLinks } from '@/lib/content-review/dead-links';
import { checkExternalLinks, externalLinks } from '@/lib/content-review/external-links';
import type { Finding } from '@/lib/content-review/finding';
import { longTexts } from '@/lib/content-review/long-texts';
import { errorsOf, list, report, summary } from '@/lib/content-review/report';
import { pageAddresses } from '@/lib/content-review/surroundings';
import { reviewContent } from '@/lib/content-review/review';
import { standIns } from '@/lib/content-review/stand-ins';
import { content } from '@/lib/site-content';
import { goodUploads, ownPages, samples } from './support/content-samples';
import { weekend } from './support/weekend';

const texts = (findings: readonly Finding[]) => findings.map(({ text }) => text).join('\n');
const surroundings = {
  exists: () => true,
  isPdf: () => true,
  uploads: goodUploads(content),
  pages: ownPages,
  today: '2025-10-01',
};

describe('addresses with a page file', () => {
  it('are read from the folders of app/', () => {
    const files = [
      'page.tsx',
      '(legal)/aviso-legal/page.tsx',
      '[placeholder]/page.tsx',
      'galeria/layout.tsx',
    ];
    expect(pageAddresses(files)).toEqual(['/', '/aviso-legal']);
    expect(pageAddresses(['galeria\\page.tsx'])).toEqual(['/galeria']);
  });
});

describe('dead links', () => {
  it('are none in the content as it is', () => {
    expect(deadLinks(content, ownPages)).toEqual([]);
  });

  it('are addresses without a page', () => {
    const others = ownPages.filter((page) => page !== '/proximos-eventos');
    expect(texts(deadLinks(content, others))).toContain('no hay ninguna página en «/proximos-eventos»');
    expect(texts(deadLinks(content, others))).toContain('daría un error 404');
  });

  it('are not the placeholders of pages that exist, but their words are told to be in vain', () => {
    const [row = ''] = Object.keys(content.placeholders.pages);
    expect(deadLinks(content, [...ownPages, row])).toEqual([
      {
        level: 'notice',
        topic: 'link',
        file: 'lib/content/placeholders.ts',
        text: `${row}: ya tiene página propia; borra aquí su texto`,
      },
    ]);
  });

  it.each(['#no-existe', '/politica-privacidad#no-existe'])('are anchors nobody has: %s', (href) => {
    const [finding] = deadLinks(samples.legalLink(href), ownPages);
    expect(finding?.level).toBe('error');
    expect(finding?.text).toContain('lleva a un apartado que no existe («no-existe»)');
  });

  it("are not a legal text's own anchors, nor those of another text", () => {
    expect(deadLinks(samples.legalLink('#titular'), ownPages)).toEqual([]);
    expect(deadLinks(samples.legalLink('/politica-privacidad#derechos'), ownPages)).toEqual([]);
    expect(deadLinks(samples.legalLink('/#contacto'), ownPages)).toEqual([]);
  });
});

describe('counts and ages', () => {
  it.each([
    ['Hay cinco hoteles cerca.', 'dice «cinco hoteles» y hay 3 hoteles en event.ts'],
    ['Cinco hoteles cerca.', 'dice «Cinco hoteles» y hay 3 hoteles en event.ts'],
    ['Son 4 días de música.', 'dice «4 días» y hay 3 días en el programa'],
    ['Se entra desde los 23 años.', 'dice «desde los 23 años» y minimumAge, en site.ts, es 21'],
  ])('of a text are compared with the facts: %s', (intro, problem) => {
    const sample = samples.event(weekend);
    const site = { ...content.site, minimumAge: 21 };
    const eventPage = { ...content.eventPage, intro };
    expect(texts(countedThings({ ...sample, site, eventPage }))).toContain(`intro: ${problem}`);
  });

  it.each([
    [0, /programme: hay 0 partes con highlighted/],
    [3, /programme: hay 3 partes con highlighted/],
  ])('of parts that stand out are one: %i', (count, problem) => {
    const programme = weekend.programme.map((part, index) => ({ ...part, highlighted: index < count }));
    expect(texts(countedThings(samples.event({ ...weekend, programme })))).toMatch(problem);
    expect(texts(countedThings(samples.event(weekend)))).not.toContain('highlighted');
  });

  it('are no counts: one of many, years of work, the age of the law', () => {
    const intro = 'Un lugar, un hotel. Más de 25 años de oficio; menores de 18 años, con su tutor.';
    const sample = { ...samples.event(weekend), eventPage: { ...content.eventPage, intro } };
    expect(texts(countedThings(sample))).not.toMatch(/^intro: /m);
  });
});

describe('long texts', () => {
  it('are noticed below the length that stops the build', () => {
    const question = '¿'.padEnd(60, 'a');
    const [finding] = longTexts(samples.faqEntry({ question }));
    expect(finding).toMatchObject({ level: 'notice', file: 'lib/content/faq.ts' });
    expect(finding?.text).toBe(
      'entries[0].question: 60 caracteres; en una línea de la lista de preguntas se lee bien hasta 52',
    );
  });

  it('are measured on placeholder pages whatever their address', () => {
    const [finding] = longTexts(samples.placeholderText('a'.repeat(230)));
    expect(finding?.text).toMatch(/^pages\.\/[a-z-]+\.description: 230 caracteres/);
  });
});

describe('stand-ins', () => {
  it('are what the content says of itself, under the file that says it', () => {
    const notice = { ...content.legal.notice, standIns: ['Revisión del texto por un abogado'] };
    expect(standIns({ ...content, legal: { ...content.legal, notice } })).toContainEqual({
      level: 'notice',
      topic: 'standIn',
      file: 'lib/content/legal/notice.ts',
      text: 'Revisión del texto por un abogado',
    });
  });

  it('that name an entry whose number has changed are told so', () => {
    const [hotel] = content.event.hotels;
    const event = { hotels: [hotel!], standIns: ['hotels[0].href', 'hotels[1].href', 'venue'] };
    const said = standIns(samples.event(event)).filter(({ file }) => file.endsWith('/event.ts'));
    expect(said.filter(({ text }) => text.includes('ya no existe')).map(({ text }) => text)).toEqual([
      expect.stringMatching(/^hotels\[1\]\.href: ya no existe/),
    ]);
  });

  it('are also example addresses that nobody has declared', () => {
    const site = { ...content.site, email: 'hola@example.com', standIns: [] };
    expect(texts(standIns({ ...content, site }))).toContain(
      'email: «hola@example.com» es una dirección de ejemplo',
    );
  });
});

describe('external links', () => {
  const links = externalLinks(content);
  const answer = (status: number) => async () => ({ status });

  it('leave out reserved domains and repeat nothing', () => {
    const addresses = links.map(({ href }) => href);
    expect(addresses.length).toBeGreaterThan(3);
    expect(new Set(addresses).size).toBe(addresses.length);
    expect(addresses.join()).not.toContain('example.com');
  });

  it.each([200, 301, 403, 429])('are fine when the site answers %i', async (status) => {
    expect(await checkExternalLinks(links, answer(status), 1000)).toEqual([]);
  });

  it('are notices, never errors, when the site answers 404 or not at all', async () => {
    const gone = await checkExternalLinks(links.slice(0, 1), answer(404), 1000);
    expect(gone[0]).toMatchObject({ level: 'notice', topic: 'external' });
    expect(texts(gone)).toContain('contesta con el error 404');
    const offline = await checkExternalLinks(links, () => Promise.reject(new Error('offline')), 1000);
    expect(offline).toHaveLength(links.length);
    expect(errorsOf(offline)).toEqual([]);
  });

  it('do not wait for ever', async () => {
    const silent = vi.fn(
      (_href: string, { signal }: { signal: AbortSignal }) =>
        new Promise<never>((_, reject) => signal.addEventListener('abort', reject)),
    );
    expect(texts(await checkExternalLinks(links.slice(0, 1), silent, 20))).toContain('no contesta');
  });
});

describe('the report', () => {
  const findings = reviewContent(samples.soldOut(), {
    ...surroundings,
    exists: (path) => !path.endsWith('track.m4a'),
    today: '2026-11-21',
  });

  it('tells errors first, by topic and file, and counts', () => {
    const lines = report(findings).split('\n');
    expect(lines.slice(0, 3)).toEqual([
      'Archivos que faltan (1)',
      '  lib/content/site.ts',
      '    track: falta el archivo public/audio/track.m4a',
    ]);
    expect(lines.at(-1)).toMatch(/^Contenido: 1 error, \d+ avisos?, \d+ datos provisionales\.$/);
    expect(list(errorsOf(findings)).trimEnd().split('\n')).toEqual(lines.slice(0, 3));
  });

  it('has a short form of a few lines that leaves the stand-ins to the long one', () => {
    const lines = summary(findings).split('\n');
    expect(lines.length).toBeLessThanOrEqual(7);
    expect(lines[0]).toContain('npm run content:check');
    expect(lines.join()).toContain('track.m4a');
    expect(lines.join()).not.toContain('abogado');
  });

  it('is no error while there are only stand-ins', () => {
    expect(errorsOf(reviewContent(content, surroundings))).toEqual([]);
  });
});
