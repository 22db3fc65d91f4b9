import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findChromium } from './find-chromium.mjs';
import { ensureBuilds, runTool } from './run.mjs';
import { freePort } from './server.mjs';

/*
 * npm run test:e2e [-- playwright arguments]: against the production build, which is made when there is none yet.
 * After a change of the source build again (`npm run build`), or run `npm test`, which always does.
 */
const executable = await findChromium({ light: true }).catch((error) => {
  console.error(error.message);
  process.exit(1);
});
if (!ensureBuilds()) process.exit(1);

const passed = runTool(
  'playwright',
  ['test', '--config', 'tests/e2e/playwright.config.ts', ...process.argv.slice(2)],
  {
    env: {
      CHROMIUM_PATH: executable,
      SITE_PORT: String(await freePort()),
      BLANK_PORT: String(await freePort()),
      OUTBOX_DIR: mkdtempSync(path.join(tmpdir(), 'outbox-')),
    },
  },
);
process.exit(passed ? 0 : 1);
