import { NextResponse, type NextRequest } from 'next/server';

/**
 * The middleware runs only for paths with an upper-case letter. It leaves files alone, Next's own among them, because
 * their names may have capitals. In `.segments/` are the parts of a page that Next's router fetches ahead. A dot marks a
 * file, except in the contact form's address, which ends in `.php`.
 */
export const config = {
  matcher: '/((?!_next/|.*\\.segments/)(?=.*[A-Z])[^.]*(?:\\.[pP][hH][pP])?)',
};

/** Serves `/galeria` at `/GALERIA`, without a redirect. Percent-escapes keep their capitals. */
export default function matchWithoutCase(request: NextRequest): NextResponse {
  const url = new URL(request.url);
  const { pathname } = url;
  url.pathname = url.pathname.replace(/%[0-9A-F]{2}|[A-Z]+/g, (match) =>
    match.startsWith('%') ? match : match.toLowerCase(),
  );
  return url.pathname === pathname ? NextResponse.next() : NextResponse.rewrite(url);
}
