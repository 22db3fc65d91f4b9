/** Begins the name of every variable that the site reads (.env.example). */
export const setting = /^(RESEND|CONTACT|OUTBOX|REDIS|CRON|TRUST|SITE_URL|CONTENT|NEXT_PUBLIC|VERCEL)(_|$)/;

/** Removes a developer's settings of the site from this process, because a test decides on all of them. */
export function clearSettings(): void {
  for (const name of Object.keys(process.env)) if (setting.test(name)) delete process.env[name];
}
