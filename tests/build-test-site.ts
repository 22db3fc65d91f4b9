import { enterTestSite } from './support/test-site';

/* npm run build:test builds a copy of the site with the content of the tests. */

enterTestSite();
await import('../scripts/build');
