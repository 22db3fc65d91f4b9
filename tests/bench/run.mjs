import { spawnSync } from 'node:child_process';
import { cpus } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { findChromium } from '../../scripts/find-chromium.mjs';
import { load } from '../../scripts/load-content.mjs';
import { blankApp, buildBlankApp, buildSite, root } from '../../scripts/run.mjs';
import { startServer } from '../../scripts/server.mjs';
import { benchBuild } from './build-time.mjs';
import { benchContent } from './content.mjs';
import { benchWall } from './wall.mjs';
import { benchLighthouse } from './lighthouse.mjs';
import { benchPaint } from './paint.mjs';
import { report } from './report.mjs';
import { benchUse } from './use.mjs';
import { benchWeight } from './weight.mjs';

const usage = `npm run bench -- [weight] [paint] [lighthouse] [use] [wall] [build] [content] [contact] [--runs=7] [--routes=/,/galeria] [--seconds=300] [--keep]

Builds the site and a blank Next app, serves both and prints them side by side. Without a part: all of them.
  --runs    rounds, whose medians are printed; default: 7
  --routes  pages for weight, paint and lighthouse; default: one of each kind
  --seconds how long the wall is watched on each screen
  --keep    measure the builds that are there instead of building first`;

const parts = ['weight', 'paint', 'lighthouse', 'use', 'wall', 'build', 'content', 'contact'];

/** These look at the running site. */
const served = ['weight', 'paint', 'lighthouse', 'use', 'wall'];

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    runs: { type: 'string', default: '7' },
    routes: { type: 'string' },
    seconds: { type: 'string', default: '300' },
    keep: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
});
const runs = Number(values.runs);
const unknown = positionals.filter((part) => !parts.includes(part));
if (values.help || unknown.length > 0 || !(runs >= 1)) {
  console.log(usage);
  process.exit(values.help ? 0 : 1);
}
const wanted = (part) => positionals.length === 0 || positionals.includes(part);

/** @type {import('./report.mjs').Table[]} */
const tables = [];
if (wanted('build')) tables.push(...benchBuild({ runs }));
else if (!values.keep && served.some(wanted) && !(buildSite() && buildBlankApp())) {
  process.exit(1);
}

if (served.some(wanted)) {
  const { routes } = await load('lib/routes.ts');
  const site = await startServer(root);
  const blank = await startServer(blankApp);
  const kinds = [routes.home, routes.nextEvent, routes.legalNotice, routes.gallery];
  const chosen = values.routes?.split(',') ?? kinds;
  const setup = { site, blank, runs, routes: chosen, chromiumPath: await findChromium() };
  if (wanted('weight')) tables.push(...(await benchWeight(setup)));
  if (wanted('paint')) tables.push(...(await benchPaint(setup)));
  if (wanted('lighthouse')) tables.push(...(await benchLighthouse(setup)));
  if (wanted('use')) tables.push(...(await benchUse(setup)));
  if (wanted('wall')) {
    tables.push(...(await benchWall({ ...setup, seconds: Number(values.seconds) })));
  }
  site.stop();
  blank.stop();
}
if (wanted('content')) tables.push(...(await benchContent()));

if (tables.length > 0) {
  const machine = `${cpus().length} x ${cpus()[0]?.model}, Node ${process.version}`;
  report(tables, {
    folder: path.join(root, 'bench-results'),
    heading: `Bench, ${new Date().toISOString()}, ${machine}`,
  });
}

const contact = fileURLToPath(new URL('contact.mjs', import.meta.url));
if (wanted('contact')) {
  process.exitCode = spawnSync(process.execPath, [contact], { cwd: root, stdio: 'inherit' }).status ?? 1;
}
