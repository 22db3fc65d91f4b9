import { loadContent } from '@/lib/content-loader/load-content';

/** The content of the site that the browser tests visit. */
export const content = loadContent(process.env.CONTENT_DIR || 'lib/content');
