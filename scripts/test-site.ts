import { cpSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { clearSettings, testContent, testSite } from '../tests/support/test-site';
import { root } from './run';

/**
 * What the site for tests is built without: staff's content, what the build makes, a developer's settings and other
 * files with a dot. Without a lock file, Next takes the repository as its root and finds node_modules there.
 */
const leftOut = new Set([
  ...[
    'node_modules',
    'package-lock.json',
    'media',
    'docs',
    'screenshots',
    'test-results',
    'playwright-report',
  ],
  ...['lib/content', 'public/media'],
]);

function isCopied(file: string): boolean {
  const fromRoot = path.relative(root, file).split(path.sep).join('/');
  return !/^\./.test(fromRoot) && !leftOut.has(fromRoot);
}

/**
 * Copies the site without its content to a folder of its own, and continues there with the content of the tests and
 * without a developer's settings. What `npm start` serves stays as it is.
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
