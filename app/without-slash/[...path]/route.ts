export const dynamic = 'force-dynamic';

/**
 * Redirects `/galeria/` to `/galeria`, with the security headers that Next's own redirect lacks (next.config.ts sends such
 * paths here). The segments are escaped, so that none becomes the name of another host.
 */
async function redirect(request: Request, { params }: RouteContext<'/without-slash/[...path]'>) {
  const { path } = await params;
  const location = `/${path.map(encodeURIComponent).join('/')}${new URL(request.url).search}`;
  return new Response(null, { status: 308, headers: { location } });
}

export { redirect as GET, redirect as POST };
