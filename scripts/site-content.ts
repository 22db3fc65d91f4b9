import { content } from '../lib/content-model/content';
import type { Content } from '../lib/content-model/load';

/** The site's content. Content with errors ends the process, with a message in Spanish for staff. */
export function siteContent(): Content {
  try {
    return content();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}
