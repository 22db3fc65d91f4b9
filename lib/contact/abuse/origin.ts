/** What a request's headers say about the page it was sent from. */
type Proof = 'own' | 'foreign' | 'none';

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
 * Compares with the Host header and the known hosts, never with `request.url`, which under `next start` names
 * localhost whatever the visitor typed.
 */
function originProof(headers: Headers, { ownHosts, trustForwardedHost }: OriginRules): Proof {
  const site = headers.get('sec-fetch-site');
  const origin = headers.get('origin');
  if (site !== null && site !== 'same-origin') return 'foreign';
  if (origin === null) return site === null ? 'none' : 'own';

  const host = hostOf(origin);
  const forwarded = trustForwardedHost ? headers.get('x-forwarded-host') : null;
  const own =
    host !== null && (host === headers.get('host') || host === forwarded || ownHosts.includes(host));
  return own ? 'own' : 'foreign';
}

/**
 * True when the request may be answered. A form post needs proof that it comes from this site, since other sites can
 * send one without asking; JSON from elsewhere is stopped by the browser's preflight, so only a foreign proof refuses it.
 */
export function originAllowed(headers: Headers, isFormPost: boolean, rules: OriginRules): boolean {
  const proof = originProof(headers, rules);
  return proof === 'own' || (proof === 'none' && !isFormPost);
}
