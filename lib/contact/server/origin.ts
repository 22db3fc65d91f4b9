import type { Encoding } from './read-body';

/** The host name in an address or a Host header, without the port, which many proxies drop. Null for any other text. */
function readHostName(text: string): string | null {
  const address = text.includes('://') ? text : `http://${text}`;
  return URL.canParse(address) ? new URL(address).hostname : null;
}

/**
 * Whether a post may come from this site. A form must prove it, because other sites can post one without a preflight.
 * JSON needs no proof, because the preflight blocks JSON from other sites.
 */
export function isOriginAllowed(headers: Headers, encoding: Encoding, ownHosts: readonly string[]): boolean {
  // In this header a browser says whether the origins are the same, and no page can forge it. Hosts are less reliable,
  // because a proxy may change them.
  const site = headers.get('sec-fetch-site');
  if (site !== null) return site === 'same-origin';
  // Older browsers, and all browsers over plain HTTP, send only the origin. `request.url` does not help, because it names
  // localhost under `next start`. Proxies add the host to X-Forwarded-Host, which a page of another site cannot set without
  // a preflight.
  const origin = headers.get('origin');
  if (origin === null) return encoding === 'json';
  const forwarded = headers.get('x-forwarded-host')?.split(',') ?? [];
  const hosts = [headers.get('host') ?? '', ...forwarded, ...ownHosts].map(readHostName);
  const name = readHostName(origin);
  return name !== null && hosts.includes(name);
}
