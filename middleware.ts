import { NextResponse, type NextRequest } from 'next/server';

/**
 * Only paths with an upper-case letter; not Next's own files, whose names hold capitals (segment prefetches too), nor the
 * folders of media: a platform may match without regard to case, and films must not pass through here.
 */
export const config = {
  matcher: '/((?!_next/|\\.well-known/|images/|media/|.*\\.segments/).*[A-Z].*)',
};

/**
 * Serves `/GALERIA` as `/galeria` under the address as typed. Percent-escapes are left alone: their capitals are
 * not part of the name. A path that is unknown in lower case too ends as a 404.
 */
export default function matchWithoutCase(request: NextRequest): NextResponse {
  const url = new URL(request.url);
  const { pathname } = url;
  url.pathname = url.pathname.replace(/%[0-9A-F]{2}|[A-Z]+/g, (part) =>
    part.startsWith('%') ? part : part.toLowerCase(),
  );
  return url.pathname === pathname ? NextResponse.next() : NextResponse.rewrite(url);
}
