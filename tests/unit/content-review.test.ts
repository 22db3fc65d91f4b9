import { describe, expect, it } from 'vitest';
import { insideLinks } from '@/lib/content-review/inside-links';
import type { Finding } from '@/lib/content-review/finding';
import { report } from '@/lib/content-review/report';
import { pageAddresses } from '@/lib/content-review/surroundings';
import { reviewContent } from '@/lib/content-review/review';
import { placeholderValues } from '@/lib/content-review/placeholder-values';
import { textFields } from '@/lib/content-review/text-fields';
import { content } from '@/lib/site-content';
import { goodUploads, ownPages, samples } from './support/content-samples';

const texts = (findings: readonly Finding[]) => findings.map(({ text }) => text).join('\n');
const deadLinks = (sample: typeof content, pages: string[]) => insideLinks(sample, textFields(sample), pages);
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

describe('placeholder-values', () => {
  it('are what the content says of itself, under the file that says it', () => {
    const notice = { ...content.legal.notice, placeholderValues: ['Revisión del texto por un abogado'] };
    expect(placeholderValues(textFields({ ...content, legal: { ...content.legal, notice } }))).toContainEqual(
      {
        level: 'placeholderValue',
        file: 'lib/content/legal/notice.ts',
        text: 'Revisión del texto por un abogado',
      },
    );
  });

  it('that name an entry whose number has changed are told so', () => {
    const [hotel] = content.event.hotels;
    const event = { hotels: [hotel!], placeholderValues: ['hotels[0].href', 'hotels[1].href', 'venue'] };
    const said = placeholderValues(textFields(samples.event(event))).filter(({ file }) =>
      file.endsWith('/event.ts'),
    );
    expect(
      said.filter(({ text }) => text.includes('no hay ningún campo así')).map(({ text }) => text),
    ).toEqual([expect.stringMatching(/^hotels\[1\]\.href: no hay/)]);
  });

  it('are also example addresses that nobody has declared', () => {
    const site = { ...content.site, email: 'hola@example.com', placeholderValues: [] };
    expect(texts(placeholderValues(textFields({ ...content, site })))).toContain(
      'email: «hola@example.com» es un dato inventado',
    );
  });
});

describe('the report', () => {
  const ownPdf = { ...content.event.downloads[0]!, file: '/programacion/mi-programa.pdf' };
  const findings = reviewContent(samples.event({ downloads: [ownPdf] }), {
    ...surroundings,
    exists: () => false,
    today: '2026-11-21',
  });

  it('has errors first, by file, and counts', () => {
    const lines = report(findings).split('\n');
    expect(lines.slice(0, 3)).toEqual([
      'Errores: así no se publica (1)',
      '  lib/content/event.ts',
      expect.stringContaining('downloads[0].file: falta el archivo public/programacion/mi-programa.pdf'),
    ]);
    expect(lines.at(-1)).toMatch(/^Contenido: 1 error, \d+ avisos?, \d+ datos provisionales\.$/);
  });

  it('has no error while there are only placeholder-values', () => {
    expect(reviewContent(content, surroundings).filter(({ level }) => level === 'error')).toEqual([]);
  });
});
