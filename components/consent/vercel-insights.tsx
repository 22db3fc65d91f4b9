import { Analytics } from '@vercel/analytics/next';
import { SpeedInsights } from '@vercel/speed-insights/next';
import { isAllowed } from '@/lib/consent/store';

/** Asked before every single report: between a withdrawal and the reload it causes nothing more is sent. */
function onlyWithConsent<Event>(event: Event): Event | null {
  return isAllowed('analytics') ? event : null;
}

/** Vercel's visitor and speed measuring; neither stores anything in the browser. */
export function VercelInsights() {
  return (
    <>
      <Analytics beforeSend={onlyWithConsent} />
      <SpeedInsights beforeSend={onlyWithConsent} />
    </>
  );
}
