import { NextRequest } from 'next/server';
import { getRewrittenUrl, unstable_doesMiddlewareMatch } from 'next/experimental/testing/server';
import { expect, it } from 'vitest';
import matchWithoutCase, { config } from '@/middleware';

const origin = 'https://almena.example';

/** The address to which the middleware rewrites a request, or null if it changes nothing. */
function servedFrom(path: string): string | null {
  if (!unstable_doesMiddlewareMatch({ config, url: path })) return null;
  const response = matchWithoutCase(new NextRequest(new URL(path, origin)));
  return getRewrittenUrl(response)?.replace(origin, '') ?? null;
}

it.each([
  ['/GALERIA', '/galeria'],
  ['/galeriA', '/galeria'],
  ['/Politica-Cookies?Desde=Correo', '/politica-cookies?Desde=Correo'],
  ['/Contact-Form.PHP', '/contact-form.php'],
  ['/GALER%C3%8DA', '/galer%C3%8Da'],
])('serves %s from %s', (path, expected) => expect(servedFrom(path)).toBe(expected));

it.each([
  '/',
  '/galeria',
  '/galeria?Foto=A',
  '/galer%C3%ADa',
  '/_next/static/chunks/0aBc.js',
  '/galeria.segments/__PAGE__.segment.rsc',
  '/BingSiteAuth.xml',
  '/media/A.mp4',
])('does not change %s', (path) => expect(servedFrom(path)).toBeNull());
