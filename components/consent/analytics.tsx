'use client';

import { useEffect, useRef, useState, type ComponentType } from 'react';
import { essentialOnly } from '@/lib/consent/consent';
import type { GoogleIds } from '@/lib/consent/google-tag';
import { allowedBy, useConsent } from '@/lib/consent/store';

interface AnalyticsProps extends GoogleIds {
  /** Whether the site runs on Vercel: its analytics work only there. */
  onVercel: boolean;
}

/** Loads what the visitor allows, and reloads the page when a category is withdrawn, in this tab or another. */
export function Analytics({ gtmId, gaId, onVercel }: AnalyticsProps) {
  const consent = useConsent();
  const isKnown = consent.status !== 'pending';
  const { analytics, personalization } = allowedBy(consent);
  const previous = useRef(essentialOnly);
  const [VercelInsights, setVercelInsights] = useState<ComponentType | null>(null);

  useEffect(() => {
    if (!isKnown) return;
    const isWithdrawn =
      (previous.current.analytics && !analytics) || (previous.current.personalization && !personalization);
    previous.current = { analytics, personalization };

    async function apply() {
      const hasGoogleCookies = document.cookie.includes('_g');
      if ((gtmId || gaId) && (analytics || personalization || isWithdrawn || hasGoogleCookies)) {
        const { applyGoogleTags } = await import('@/lib/consent/google-tag');
        applyGoogleTags({ gtmId, gaId }, { analytics, personalization });
      }
      if (onVercel && analytics) {
        const insights = await import('./vercel-insights');
        setVercelInsights(() => insights.VercelInsights);
      }
    }
    apply()
      .catch((error: unknown) => console.error('Analytics could not be loaded.', error))
      // A script that runs stops only with the page.
      .finally(() => isWithdrawn && window.location.reload());
  }, [isKnown, analytics, personalization, gtmId, gaId, onVercel]);

  return analytics && VercelInsights && <VercelInsights />;
}
