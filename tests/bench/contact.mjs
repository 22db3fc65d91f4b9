import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { createJiti } from 'jiti';
import { blankApp, ensureBuilds, root } from '../../scripts/run.mjs';
import { startServer } from '../../scripts/server.mjs';
import { load } from './http-load.mjs';
import { figure, median, ratio, report } from './report.mjs';

/*
 * The contact handler's own cost, from a valid request to its answer, beside a bare handler of the blank app.
 * The aim is 0.7 of its requests per second with a provider at 0 ms. The other rows show what HTTP to a provider on
 * the same machine, and each store a message waits in, cost on top: a folder on the disk, or a Redis that
 * writes every command to its file. The last column is the time of a post while there are no others.
 */
const runs = 5;
const seconds = 2;
const fake = (name) => fileURLToPath(new URL(name, import.meta.url));

if (!ensureBuilds()) process.exit(1);

/** Starts the provider that answers over HTTP. Resolves to its address. */
function startProvider() {
  const child = spawn(process.execPath, [fake('instant-provider.mjs')], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  process.once('exit', () => child.kill());
  return new Promise((resolve) => {
    child.stdout.once('data', (port) => resolve(`http://127.0.0.1:${String(port).trim()}`));
  });
}

const contact = { CONTACT_RATE_LIMIT: 'off', RESEND_API_KEY: 're_bench', CONTACT_TO: 'equipo@example.com' };
const inProcess = {
  RESEND_BASE_URL: 'http://127.0.0.1:9',
  NODE_OPTIONS: `--import=${fake('zero-provider.mjs')}`,
};
const overHttp = { RESEND_BASE_URL: await startProvider() };
const outbox = { OUTBOX_DIR: path.join(root, 'bench-results', 'outbox') };
const noOutbox = { OUTBOX_DIR: 'off' };

const jiti = createJiti(import.meta.url, { fsCache: false });
const { redisInstalled, startRedis } = await jiti.import('../fakes/redis.ts');
const { removeFolders } = await jiti.import('../fakes/folders.ts');
const redis = redisInstalled ? await startRedis() : null;

const targets = [
  { name: 'bare handler', folder: blankApp, path: '/mensaje', env: {} },
  { name: 'contact, provider at 0 ms', env: { ...contact, ...inProcess, ...noOutbox } },
  { name: 'contact, provider over HTTP', env: { ...contact, ...overHttp, ...noOutbox } },
  { name: 'contact, over HTTP, kept in a folder', env: { ...contact, ...overHttp, ...outbox } },
  ...(redis
    ? [{ name: 'contact, over HTTP, kept in Redis', env: { ...contact, ...overHttp, REDIS_URL: redis.url } }]
    : []),
];

/** Every message is another one: the provider takes the same one only once. */
let messages = 0;
function body() {
  messages += 1;
  const message = `Hola, este es el mensaje de prueba ${messages} de la medida.`;
  return JSON.stringify({ success: true, name: 'Ana', email: 'ana@example.com', subject: 'Prensa', message });
}

for (const target of targets) {
  target.server = await startServer(target.folder ?? root, target.env);
  target.samples = [];
  target.alone = [];
}
const measure = (target, time, connections) =>
  load({
    connections,
    port: Number(new URL(target.server.url).port),
    path: target.path ?? '/contact-form.php',
    seconds: time,
    body,
    expect: (answer) => answer.includes('"success":true'),
  });

for (const target of targets) await measure(target, 1);
async function sample(target, time, connections) {
  const { perSecond, wrong } = await measure(target, time, connections);
  if (wrong > 0) throw new Error(`${target.name}: ${wrong} answers were not a success`);
  return perSecond;
}
for (let run = 0; run < runs; run += 1) {
  for (const target of targets) target.samples.push(await sample(target, seconds));
  for (const target of targets) target.alone.push(1000 / (await sample(target, 1, 1)));
}
for (const target of targets) target.server.stop();
await redis?.close();
await removeFolders();
rmSync(outbox.OUTBOX_DIR, { recursive: true, force: true });

const base = median(targets[0].samples);
const table = {
  title: 'Contact handler (next start, 16 connections)',
  columns: ['handler', 'requests/s', 'of bare', 'ms, alone'],
  rows: targets.map(({ name, samples, alone }) => [
    name,
    figure(median(samples)),
    ratio(median(samples), base),
    figure(median(alone), 1),
  ]),
  note: `Median of ${runs} interleaved rounds of ${seconds} s; generator and HTTP provider run on the same machine. Aim: 0.7 at 0 ms.`,
};
report([table], {
  folder: path.join(root, 'bench-results'),
  heading: `Contact, ${new Date().toISOString()}`,
});
process.exit(0);
