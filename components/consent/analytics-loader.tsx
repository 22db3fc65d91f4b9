'use client';

import { useEffect, useRef } from 'react';
import { useOnDemand } from '@/components/ui/use-on-demand';
import { confirmAfterReload, reloadAfterWithdrawal } from '@/lib/consent/confirmation';
import { essentialOnly, isWithdrawn } from '@/lib/consent/consent';
import { allowedBy, useConsent } from '@/lib/consent/store';

export interface AnalyticsProps {
  /** Tag Manager container, 'GTM-…'. */
  gtmId: string | null;
  /** Analytics 4 measurement id, 'G-…'. */
  gaId: string | null;
  /** Whether the site runs on Vercel, the only place where its measuring answers. */
  vercel: boolean;
}

const loadInsights = () => import('./vercel-insights').then(({ VercelInsights }) => VercelInsights);

/** Loads what the visitor allows. A tab that runs something no longer allowed, here or in another tab, reloads. */
export function AnalyticsLoader({ gtmId, gaId, vercel }: AnalyticsProps) {
  const consent = useConsent();
  const decided = consent.status !== 'pending';
  const { analytics, personalization } = allowedBy(consent);
  const running = useRef(essentialOnly);
  const [Insights, fetchInsights] = useOnDemand(loadInsights);
  const measured = vercel && analytics;

  useEffect(confirmAfterReload, []);

  useEffect(() => {
    if (!decided) return;
    const allowed = { analytics, personalization };
    const tags = Boolean(gtmId ?? gaId);
    const withdrawn = isWithdrawn(running.current, allowed);
    running.current = {
      analytics: running.current.analytics || analytics,
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
      .then(() => withdrawn && reloadAfterWithdrawal());
  }, [decided, analytics, personalization, gtmId, gaId]);

  useEffect(() => {
    if (measured) fetchInsights().catch((error: unknown) => console.error('No measuring.', error));
  }, [measured, fetchInsights]);

  return measured && Insights ? <Insights /> : null;
}
