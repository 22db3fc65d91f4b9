export interface OriginRules {
  ownHosts: readonly string[];
  /** True when a proxy of ours sets X-Forwarded-Host. */
  trustForwardedHost: boolean;
}

/**
 * Whether the headers prove that the request comes from this site; null when they do not say. Compares with the Host
 * header and the configured hosts, not with `request.url`, which names localhost under `next start`.
 */
function provesOwnOrigin(headers: Headers, { ownHosts, trustForwardedHost }: OriginRules): boolean | null {
  const site = headers.get('sec-fetch-site');
  const origin = headers.get('origin');
  if (site !== null && site !== 'same-origin') return false;
  if (origin === null) return site === null ? null : true;
  if (!URL.canParse(origin)) return false;

  const { host } = new URL(origin);
  const forwarded = trustForwardedHost ? headers.get('x-forwarded-host') : null;
  return [headers.get('host'), forwarded, ...ownHosts].includes(host);
}

/**
 * Whether the request may be answered. A form post needs proof that it comes from this site, since other sites can send
 * one without a preflight. JSON from other sites is blocked by the preflight, so no proof is needed.
 */
export function originAllowed(headers: Headers, isFormPost: boolean, rules: OriginRules): boolean {
  return provesOwnOrigin(headers, rules) ?? !isFormPost;
}
