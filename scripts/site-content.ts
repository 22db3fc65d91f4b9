import { content } from '../lib/content-model/content';
import type { Content } from '../lib/content-model/load';

/** Loads the site's content. If the content has errors, staff read them in Spanish and the process ends. */
export function siteContent(): Content {
  try {
    return content();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}
