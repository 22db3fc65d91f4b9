'use client';

import { useEffect } from 'react';
import { useOnDemand } from '@/components/ui/use-on-demand';
import { useConsent } from '@/lib/consent/store';

const loadBar = () => import('./cookie-bar').then(({ CookieBar }) => CookieBar);

/**
 * Asks for consent as long as there is no decision. It comes first in the body, so that it is the keyboard's first
 * stop; the server renders none of it, and visitors who have decided fetch none of it.
 */
export function CookieBanner() {
  const consent = useConsent();
  const [Bar, fetchBar] = useOnDemand(loadBar);
  const wanted = consent.status === 'unknown' && !consent.dismissed;

  useEffect(() => {
    // Without the question nothing is decided, and nothing but the essential runs.
    if (wanted) fetchBar().catch((error: unknown) => console.error('No cookie banner.', error));
  }, [wanted, fetchBar]);

  return wanted && Bar ? <Bar /> : null;
}
