import { existsSync } from 'node:fs';

/** Playwright runs this before the tests. Without a build, each test would fail for another reason. */
export default function requireBuild(): void {
  if (!existsSync('.next/BUILD_ID'))
    throw new Error('There is no build to test. Run `npm run build:test` first.');
}
