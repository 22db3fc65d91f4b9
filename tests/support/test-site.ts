import path from 'node:path';
import { root } from '../../scripts/run';

/** The folder where the site with the content of the tests is built and served, apart from `npm run build`. */
export const testSite = path.join(root, '.test-site');

/** The content of the tests, as a path from the repository's root. Staff do not change it. */
export const testContent = 'tests/content';

/** Begins the name of every variable that the site reads (.env.example). */
export const setting = /^(RESEND|CONTACT|OUTBOX|REDIS|CRON|TRUST|SITE_URL|CONTENT|NEXT_PUBLIC|VERCEL)(_|$)/;

/** Removes a developer's settings of the site from this process, because a test decides on all of them. */
export function clearSettings(): void {
  for (const name of Object.keys(process.env)) if (setting.test(name)) delete process.env[name];
}
