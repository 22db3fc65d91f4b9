import { existsSync } from 'node:fs';

/** Playwright runs this before the tests. Without a build, each of them would fail for a reason of its own. */
export default function requireBuild(): void {
  if (!existsSync('.next/BUILD_ID'))
    throw new Error('There is no build to test. Run `npm run build:test` first.');
}
