'use client';

import { useEffect } from 'react';
import { useModule } from '@/lib/browser/use-module';
import { getChoice, useConsent } from '@/lib/consent/consent-state';

interface AnalyticsProps {
  /** Public id of Google Analytics 4 ('G-…'). */
  gaId: string | null;
  /** Whether the site runs on Vercel, the only place where Vercel's analytics work. */
  onVercel: boolean;
}

const loadGoogle = () => import('@/lib/consent/google-analytics');
const loadInsights = () => import('./vercel-insights');

/** Loads analytics once the visitor allows them, and silences them when the visitor withdraws consent in any tab. */
export function Analytics({ gaId, onVercel }: AnalyticsProps) {
  const consent = useConsent();
  const { analytics: isAllowed } = getChoice(consent);
  // The cookies of a decision that has expired are still there. On the server and during hydration the status is `pending`.
  const hasCookies = consent.status !== 'pending' && document.cookie.includes('_ga');
  const google = useModule(loadGoogle, gaId !== null && (isAllowed || hasCookies));
  const insights = useModule(loadInsights, onVercel && isAllowed);

  useEffect(() => {
    if (!google || !gaId) return;
    if (isAllowed) google.startGoogleAnalytics(gaId);
    else google.stopGoogleAnalytics(gaId);
  }, [google, gaId, isAllowed]);

  return isAllowed && insights && <insights.VercelInsights />;
}
