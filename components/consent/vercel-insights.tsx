import { Analytics } from '@vercel/analytics/next';
import { SpeedInsights } from '@vercel/speed-insights/next';
import { isAllowed } from '@/lib/consent/consent-state';

/** Speed Insights send their report when the page is left, even if consent was withdrawn before. */
function dropWithoutConsent<Event>(event: Event): Event | null {
  return isAllowed('analytics') ? event : null;
}

/** Vercel's Web Analytics and Speed Insights. Neither of them stores anything in the browser. */
export function VercelInsights() {
  return (
    <>
      <Analytics beforeSend={dropWithoutConsent} />
      <SpeedInsights beforeSend={dropWithoutConsent} />
    </>
  );
}
