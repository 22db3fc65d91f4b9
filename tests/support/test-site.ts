import path from 'node:path';
import { root } from '../../scripts/run';

/** The folder where the site with the content of the tests is built and served, apart from `npm run build`. */
export const testSite = path.join(root, '.test-site');

/** The content of the tests, as a path from the repository's root. Staff do not change it. */
export const testContent = 'tests/content';
