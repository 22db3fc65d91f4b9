'use client';

import { lazy, Suspense, useEffect, useRef, type ComponentType } from 'react';
import { essentialOnly, isWithdrawn } from '@/lib/consent/consent';
import { allowedBy, useConsent } from '@/lib/consent/store';

interface AnalyticsProps {
  /** Tag Manager container, 'GTM-…'. */
  gtmId: string | null;
  /** Analytics 4 measurement id, 'G-…'. */
  gaId: string | null;
  /** Whether the site runs on Vercel, the only place where its measuring answers. */
  vercel: boolean;
}

/** Without its file, as with an ad blocker, nothing is measured. */
const VercelInsights = lazy(async (): Promise<{ default: ComponentType }> => {
  try {
    const { VercelInsights: Insights } = await import('./vercel-insights');
    return { default: Insights };
  } catch (error) {
    console.error('No measuring.', error);
    return { default: () => null };
  }
});

/** Loads what the visitor allows. A tab that runs something no longer allowed, here or in another tab, reloads. */
export function Analytics({ gtmId, gaId, vercel }: AnalyticsProps) {
  const consent = useConsent();
  const known = consent.status !== 'pending';
  const { analytics, personalization } = allowedBy(consent);
  const running = useRef(essentialOnly);

  useEffect(() => {
    if (!known) return;
    const allowed = { analytics, personalization };
    const tags = Boolean(gtmId ?? gaId);
    const withdrawn = isWithdrawn(running.current, allowed);
    running.current = {
      analytics: running.current.analytics || (analytics && (tags || vercel)),
      personalization: running.current.personalization || (tags && personalization),
    };
    const leftovers = document.cookie.includes('_g');
    const wanted = tags && (analytics || personalization || withdrawn || leftovers);
    const applied = wanted
      ? import('@/lib/consent/google-tag').then(({ applyGoogleTags }) =>
          applyGoogleTags({ gtmId, gaId }, allowed),
        )
      : Promise.resolve();
    void applied
      .catch((error: unknown) =>
        console.error('The tags could not be brought in line with the consent.', error),
      )
      // The only way to stop a script that runs.
      .then(() => withdrawn && window.location.reload());
  }, [known, analytics, personalization, gtmId, gaId, vercel]);

  return vercel && analytics ? (
    <Suspense>
      <VercelInsights />
    </Suspense>
  ) : null;
}
