/** A path of this site as a full address. The home page has no final slash, as in its canonical link. */
export function absoluteUrl(origin: string, path: string): string {
  return path === '/' ? origin : `${origin}${path}`;
}
