import { setTimeout as delay } from 'node:timers/promises';
import { load, loadContent } from '../../scripts/load-content.mjs';
import { ensureBuilds, root } from '../../scripts/run.mjs';
import { startServer } from '../../scripts/server.mjs';
import { checks } from './checks.mjs';
import { startFirefox } from './firefox.mjs';
import { openGate } from './gate.mjs';
import { openPage } from './page.mjs';
import { NotTried, temporaryFolder } from './process.mjs';
import { startWebKit } from './webkit.mjs';

/*
 * npm run engines [-- firefox webkit]: a smoke run of the production build in the engines other than Chromium that this
 * machine has. Ends with 1 only when a check fails: what could not be tried is named at the end.
 */

const engines = { firefox: startFirefox, webkit: startWebKit };

/** Milliseconds for one check; above every wait of page.mjs. */
const checkTimeout = 90_000;

/** A browser that no longer answers: nothing more can be asked of it. */
class Hung extends Error {}

async function within(promise) {
  const late = delay(checkTimeout, undefined, { ref: false }).then(() => {
    throw new Hung(`no end after ${checkTimeout / 1000} s`);
  });
  return Promise.race([promise, late]);
}

/**
 * Every check in one engine, each one even when an earlier one failed.
 * @returns {Promise<{ passed: number, failed: number, notTried: string[] }>}
 */
async function runEngine(name, start, site) {
  const counts = { passed: 0, failed: 0, notTried: [] };
  let engine;
  try {
    engine = await start();
  } catch (error) {
    return { ...counts, notTried: [`${name}: ${error.message}`] };
  }
  console.log(`${name}: ${engine.version}`);
  const page = openPage(engine);
  for (const [index, check] of checks.entries()) {
    try {
      const figures = await within(check.run(page, site));
      counts.passed += 1;
      console.log(`ok         ${name}  ${check.name}${figures ? ` (${figures})` : ''}`);
    } catch (error) {
      if (error instanceof NotTried) counts.notTried.push(`${name}, ${check.name}: ${error.message}`);
      else counts.failed += 1;
      const word = error instanceof NotTried ? 'not tried' : 'FAILED   ';
      console.log(`${word}  ${name}  ${check.name}: ${error.message}`);
      if (error instanceof Hung) {
        const rest = checks
          .slice(index + 1)
          .map((later) => `${name}, ${later.name}: the browser hung before`);
        counts.notTried.push(...rest);
        break;
      }
    }
  }
  await within(engine.stop()).catch((error) => console.error(`${name} does not stop: ${error.message}`));
  return counts;
}

const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !(name in engines));
if (unknown.length > 0) {
  console.error(`Unknown engine: ${unknown.join(', ')}. There are: ${Object.keys(engines).join(', ')}`);
  process.exit(1);
}
// The browsers have process groups of their own; ending by exit() takes them along.
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1));

if (!ensureBuilds()) process.exit(1);
const content = await loadContent();
const { routes, sections } = await load('lib/routes.ts');
const server = await startServer(root, { OUTBOX_DIR: temporaryFolder() });
const gate = await openGate(server.url);
const site = { url: server.url, gate, content, routes, sections };

const results = [];
for (const [name, start] of Object.entries(engines)) {
  if (asked.length > 0 && !asked.includes(name)) continue;
  results.push({ name, ...(await runEngine(name, start, site)) });
}
gate.stop();
server.stop();

console.log('');
for (const { name, passed, failed } of results) console.log(`${name}: ${passed} passed, ${failed} failed`);
const notTried = results.flatMap((result) => result.notTried);
console.log(`not tried: ${notTried.join('; ') || 'nothing'}`);
process.exit(results.some(({ failed }) => failed > 0) ? 1 : 0);
