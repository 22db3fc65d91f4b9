import { NextResponse, type NextRequest } from 'next/server';

/**
 * Only paths with an upper-case letter. Paths with a dot are files, which may have capitals in their names; the contact
 * form's address is the one route that looks like a file. Next's own files have capitals, too.
 */
export const config = {
  matcher: '/((?!_next/|.*\\.segments/)(?=.*[A-Z])[^.]*(?:\\.[pP][hH][pP])?)',
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
