'use client';

import { useEffect, useRef, useState, type ComponentType } from 'react';
import { allowedBy, useConsent } from '@/lib/consent/store';

interface AnalyticsProps {
  /** Public id of Google Analytics 4 ('G-…'). */
  gaId: string | null;
  /** Whether the site runs on Vercel, the only place where Vercel's analytics work. */
  onVercel: boolean;
}

/** Loads analytics once the visitor allows them. Reloads the page when the visitor withdraws consent in any tab. */
export function Analytics({ gaId, onVercel }: AnalyticsProps) {
  const consent = useConsent();
  const isKnown = consent.status !== 'pending';
  const { analytics: isAllowed } = allowedBy(consent);
  const wasAllowed = useRef(false);
  const [VercelInsights, setVercelInsights] = useState<ComponentType | null>(null);

  useEffect(() => {
    if (!isKnown) return;
    const isWithdrawn = wasAllowed.current && !isAllowed;
    wasAllowed.current = isAllowed;

    async function apply() {
      if (gaId && (isAllowed || document.cookie.includes('_ga'))) {
        const { startGoogleAnalytics, removeGoogleCookies } = await import('@/lib/consent/google-analytics');
        if (isAllowed) startGoogleAnalytics(gaId);
        else removeGoogleCookies();
      }
      if (onVercel && isAllowed) {
        const insights = await import('./vercel-insights');
        setVercelInsights(() => insights.VercelInsights);
      }
    }
    apply()
      .catch((error: unknown) => console.error('Analytics could not be loaded.', error))
      // Only leaving the page stops a script that is already running.
      .finally(() => isWithdrawn && window.location.reload());
  }, [isKnown, isAllowed, gaId, onVercel]);

  return isAllowed && VercelInsights && <VercelInsights />;
}
