import { NextResponse, type NextRequest } from 'next/server';

/**
 * Only paths with an upper-case letter. Next's own files have capitals in their names; media are excluded because some
 * platforms match case-insensitively.
 */
export const config = {
  matcher: '/((?!_next/|\\.well-known/|images/|media/|.*\\.segments/).*[A-Z].*)',
};

/** Serves `/GALERIA` as `/galeria` under the address as typed. Percent-escapes keep their capitals. */
export default function matchWithoutCase(request: NextRequest): NextResponse {
  const url = new URL(request.url);
  const { pathname } = url;
  url.pathname = url.pathname.replace(/%[0-9A-F]{2}|[A-Z]+/g, (part) =>
    part.startsWith('%') ? part : part.toLowerCase(),
  );
  return url.pathname === pathname ? NextResponse.next() : NextResponse.rewrite(url);
}
