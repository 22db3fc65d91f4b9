import { loadContent } from '@/lib/content-loader/load-content';

/** The content of the tests, or the site's own where CONTENT_DIR is not set (vercel-output.ts, screenshots). */
export const content = loadContent(process.env.CONTENT_DIR || 'lib/content');
