import { readdirSync } from 'node:fs';
import { NextRequest } from 'next/server';
import { getRewrittenUrl, unstable_doesMiddlewareMatch } from 'next/experimental/testing/server';
import { describe, expect, it } from 'vitest';
import { documentsFolder } from '@/lib/documents/addresses';
import matchWithoutCase, { config } from '@/middleware';

const origin = 'https://almena.example';

function runsFor(path: string): boolean {
  return unstable_doesMiddlewareMatch({ config, url: path });
}

/** The path and query that a request is served from; null when it passes unchanged. */
function servedFrom(path: string, init?: { method: string; body: string }): string | null {
  const rewritten = getRewrittenUrl(matchWithoutCase(new NextRequest(new URL(path, origin), init)));
  return rewritten && rewritten.replace(origin, '');
}

describe('the matcher', () => {
  it.each([
    '/Galeria',
    '/GALERIA',
    '/galeriA',
    '/proximos-Eventos',
    '/Contact-Form.PHP',
    '/programacion/A.PDF',
  ])('admits %s', (path) => expect(runsFor(path)).toBe(true));

  it.each([
    '/',
    '/galeria',
    '/contact-form.php',
    '/galeria?Foto=A',
    '/_next/static/chunks/0aBc.js',
    '/galeria.segments/__PAGE__.segment.rsc',
    ...readdirSync('public', { withFileTypes: true })
      .filter((entry) => entry.isDirectory() && entry.name !== documentsFolder)
      .map(({ name }) => `/${name}/A.mp4`),
  ])('spares %s', (path) => expect(runsFor(path)).toBe(false));
});

describe('the middleware', () => {
  it.each([
    ['/GALERIA', '/galeria'],
    ['/Proximos-Eventos', '/proximos-eventos'],
    ['/Politica-Cookies?Desde=Correo', '/politica-cookies?Desde=Correo'],
    ['/No-Existe', '/no-existe'],
    ['/GALER%C3%8DA', '/galer%C3%8Da'],
    ['/A%2FB', '/a%2Fb'],
  ])('serves %s from %s', (path, expected) => expect(servedFrom(path)).toBe(expected));

  it('serves a post to the contact form in any case', () => {
    expect(servedFrom('/Contact-Form.PHP', { method: 'POST', body: '{}' })).toBe('/contact-form.php');
  });

  it.each(['/galeria', '/galer%C3%ADa'])('lets %s pass', (path) => expect(servedFrom(path)).toBeNull());
});
