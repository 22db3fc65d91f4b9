import { fileURLToPath } from 'node:url';

/** The folder where the site with the content of the tests is built and served, apart from `npm run build`. */
export const testSite = fileURLToPath(new URL('../../.test-site', import.meta.url));

/** The content of the tests, as a path from the repository's root. Staff do not change it. */
export const testContent = 'tests/content';
