export interface OriginRules {
  /** Hosts the site is known under, such as the one of SITE_URL. */
  ownHosts: readonly string[];
  /** True when a proxy of ours sets X-Forwarded-Host. */
  trustForwardedHost: boolean;
}

function hostOf(origin: string): string | null {
  try {
    return new URL(origin).host;
  } catch {
    return null;
  }
}

/**
 * Whether the headers prove that the request comes from this site; null when they say nothing. Compares with the Host
 * header and the known hosts, not with `request.url`, which under `next start` always names localhost.
 */
function provesOwnOrigin(headers: Headers, { ownHosts, trustForwardedHost }: OriginRules): boolean | null {
  const site = headers.get('sec-fetch-site');
  const origin = headers.get('origin');
  if (site !== null && site !== 'same-origin') return false;
  if (origin === null) return site === null ? null : true;

  const host = hostOf(origin);
  const forwarded = trustForwardedHost ? headers.get('x-forwarded-host') : null;
  return host !== null && (host === headers.get('host') || host === forwarded || ownHosts.includes(host));
}

/**
 * True when the request may be answered. A form post needs proof that it comes from this site, since other sites can send
 * one without a preflight. JSON from other sites is stopped by the preflight, so headers that say nothing suffice.
 */
export function originAllowed(headers: Headers, isFormPost: boolean, rules: OriginRules): boolean {
  return provesOwnOrigin(headers, rules) ?? !isFormPost;
}
