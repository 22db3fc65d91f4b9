import { content } from '../lib/content-model/load/content';
import type { Content } from '../lib/content-model/load/load-content';
import { ContentError } from '../lib/content-model/load/findings';

/** Loads the site's content. If staff have to correct it, they read why in Spanish, and the process ends. */
export function siteContent(): Content {
  try {
    return content();
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    console.error(error.message);
    process.exit(1);
  }
}
