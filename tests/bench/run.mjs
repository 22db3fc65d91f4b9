import { cpus } from 'node:os';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright';
import { chromiumArgs, findChromium } from '../../scripts/find-chromium.mjs';
import { routes } from '../../lib/routes.ts';
import { root } from '../../scripts/run.mjs';
import { startServer } from '../../scripts/server.mjs';
import { benchPaint } from './paint.mjs';
import { print } from './report.mjs';
import { benchWall } from './wall.mjs';

/**
 * @typedef {object} Setup
 * @property {import('playwright').Browser} browser
 * @property {{ name: string, url: string }[]} sites the current build last
 * @property {string[]} routes
 * @property {number} rounds number of measurements whose median is printed
 */

/** @type {Record<string, (setup: Setup) => Promise<import('./report.mjs').Table[]>>} */
const parts = { paint: benchPaint, wall: benchWall };

const usage = `npm run bench -- [${Object.keys(parts).join('] [')}] [--rounds=7] [--routes=/,/galeria] [--before=http://127.0.0.1:4000]

Measures the existing production build. Without a part it measures all of them.
  --rounds  number of measurements whose median is printed
  --routes  pages to paint; default: one of each kind
  --before  an earlier version, served at this address, painted in the same rounds`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    rounds: { type: 'string', default: '7' },
    routes: { type: 'string' },
    before: { type: 'string' },
    help: { type: 'boolean', default: false },
  },
});
const unknown = positionals.filter((part) => !(part in parts));
if (values.help || unknown.length > 0) {
  console.log(usage);
  process.exit(values.help ? 0 : 1);
}

const server = await startServer(root, { OUTBOX_DIR: 'off' });
const browser = await chromium.launch({
  executablePath: findChromium(),
  args: [...chromiumArgs, '--ignore-certificate-errors'],
});
const setup = {
  browser,
  sites: [
    ...(values.before ? [{ name: 'before', url: values.before }] : []),
    { name: 'site', url: server.url },
  ],
  routes: values.routes?.split(',') ?? [routes.home, routes.nextEvent, routes.legalNotice, routes.gallery],
  rounds: Number(values.rounds),
};

console.log(`${cpus().length} x ${cpus()[0]?.model}, Node ${process.version}`);
const chosen = positionals.length > 0 ? positionals : Object.keys(parts);
for (const part of chosen) for (const table of await parts[part](setup)) print(table);
await browser.close();
await server.stop();
