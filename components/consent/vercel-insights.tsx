import { Analytics } from '@vercel/analytics/next';
import { SpeedInsights } from '@vercel/speed-insights/next';
import { isAllowed } from '@/lib/consent/store';

/** Speed Insights report when the page is left: also by the reload that follows a withdrawal. */
function dropWithoutConsent<Event>(event: Event): Event | null {
  return isAllowed('analytics') ? event : null;
}

/** Vercel's Web Analytics and Speed Insights; neither stores anything in the browser. */
export function VercelInsights() {
  return (
    <>
      <Analytics beforeSend={dropWithoutConsent} />
      <SpeedInsights beforeSend={dropWithoutConsent} />
    </>
  );
}
