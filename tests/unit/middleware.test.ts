import { NextRequest } from 'next/server';
import { expect, it } from 'vitest';
import matchWithoutCase, { config } from '@/middleware';

const origin = 'https://almena.example';

/** The address to which the middleware rewrites a request, or null if it changes nothing. */
function servedFrom(path: string): string | null {
  const url = new URL(path, origin);
  if (!new RegExp(`^${config.matcher}$`).test(url.pathname)) return null;
  const rewritten = matchWithoutCase(new NextRequest(url)).headers.get('x-middleware-rewrite');
  return rewritten?.replace(origin, '') ?? null;
}

it.each([
  ['/Politica-Cookies?Desde=Correo', '/politica-cookies?Desde=Correo'],
  ['/Contact-Form.PHP', '/contact-form.php'],
  ['/GALER%C3%8DA', '/galer%C3%8Da'],
  ['/galeria?Foto=A', null],
  ['/galer%C3%ADa', null],
  ['/_next/static/chunks/0aBc.js', null],
  ['/galeria.segments/__PAGE__.segment.rsc', null],
  ['/BingSiteAuth.xml', null],
])('a request for %s is served from %s', (path, expected) => expect(servedFrom(path)).toBe(expected));
