import { cpSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { variableNames } from '../../lib/parse-env';
import { root } from '../../scripts/run';

/** The folder where the site with the content of the tests is built and served, apart from `npm run build`. */
export const testSite = path.join(root, '.test-site');

/** The content of the tests, as a path from the repository's root. Staff do not change it. */
export const testContent = 'tests/content';

/** Removes a developer's settings of the site from this process, because a test decides on all of them. */
export function clearSettings(): void {
  for (const name of Object.keys(process.env))
    if (variableNames.includes(name) || /^(CONTACT_TO|VERCEL)_/.test(name)) delete process.env[name];
}

/**
 * What the site for tests is built without: staff's content, what the build makes, a developer's settings and other
 * files with a dot. A lock file would make the copy Next's root, and node_modules is only in the repository.
 */
const leftOut = [
  ...['node_modules', 'package-lock.json', 'media', 'docs', 'lib/content', 'public/media'],
  ...['screenshots', 'test-results', 'playwright-report'],
];

function isCopied(file: string): boolean {
  const fromRoot = path.relative(root, file).split(path.sep).join('/');
  return !fromRoot.startsWith('.') && !leftOut.includes(fromRoot);
}

/**
 * Copies the site without staff's content to a separate folder and makes that the current folder. The build that follows
 * reads the content of the tests and none of a developer's settings. What `npm start` serves stays as it is.
 */
export function enterTestSite(): void {
  mkdirSync(testSite, { recursive: true });
  const old = readdirSync(testSite).filter((name) => name !== '.next');
  for (const name of old) rmSync(path.join(testSite, name), { recursive: true });
  for (const name of readdirSync(root)) {
    const file = path.join(root, name);
    if (isCopied(file)) cpSync(file, path.join(testSite, name), { recursive: true, filter: isCopied });
  }
  process.chdir(testSite);
  clearSettings();
  process.env.CONTENT_DIR = testContent;
}
