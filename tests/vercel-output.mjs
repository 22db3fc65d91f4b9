import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { inlineScriptHashes, inlineStyleHashes } from '../scripts/build.mjs';
import { root } from '../scripts/run.mjs';

/*
 * node tests/vercel-output.mjs [folder]: looks at what `vercel build` has written (the README says how to run it without
 * an account) and says whether it is the site as it should be deployed. Build Output API, version 3.
 */
const output = path.resolve(process.argv[2] ?? path.join(root, '.vercel', 'output'));
if (!existsSync(path.join(output, 'config.json'))) {
  console.error(`There is no ${path.join(output, 'config.json')}. Run \`vercel build\` first.`);
  process.exit(1);
}

const readJson = (...names) => JSON.parse(readFileSync(path.join(output, ...names), 'utf8'));
const config = readJson('config.json');

/** Paths below the output, with slashes. */
const files = readdirSync(output, { recursive: true }).map((name) => name.split(path.sep).join('/'));
const pages = files
  .filter((name) => name.endsWith('.html') && !/\.func\//.test(name))
  .map((name) => ({ name, html: readFileSync(path.join(output, name), 'utf8') }));
/** Settings by the function's name. */
const functions = new Map(
  files
    .filter((name) => /\.func$/.test(name))
    .map((name) => [name.replace(/^functions\/|\.func$/g, ''), readJson(name, '.vc-config.json')]),
);

const routesFor = (address) =>
  config.routes.filter(({ src, has }) => src && !has && new RegExp(src, 'i').test(address));

/** Headers that the routes give to an address, as the platform merges them. */
function headersOf(address) {
  const all = routesFor(address).flatMap(({ headers = {} }) => Object.entries(headers));
  return Object.fromEntries(all.map(([key, value]) => [key.toLowerCase(), value]));
}

/** Whether a request for the address passes through the middleware; `flags` as the platform would match. */
function meetsMiddleware(address, flags) {
  const through = config.routes.filter(({ middlewarePath }) => middlewarePath);
  return through.some(({ src }) => new RegExp(src, flags).test(address));
}

/** The address a page names as its own; one that no page has for the error pages. */
function addressOf(html) {
  const [, canonical] = /<link rel="canonical" href="([^"]+)"/.exec(html) ?? [];
  return canonical ? new URL(canonical).pathname : '/no-existe';
}

/** Hashes that the policy of an address allows in one of its directives. */
function allowedHashes(address, directive) {
  const policy = headersOf(address)['content-security-policy'] ?? '';
  const [, sources = ''] = new RegExp(`(?:^|; *)${directive} ([^;]*)`).exec(policy) ?? [];
  return sources.match(/'sha256-[^']+'/g) ?? [];
}

const addresses = ['/', '/proximos-eventos', '/galeria', '/politica-privacidad', '/no-existe'];
const publicFiles = ['/media/a.0f.mp4', '/images/a.png', '/audio/a.m4a', '/_next/static/chunks/a.js'];

test('the pages are files, made by the build', () => {
  const made = pages.map(({ html }) => addressOf(html));
  for (const address of addresses) assert.ok(made.includes(address), address);
});

for (const address of new Set(pages.map(({ html }) => addressOf(html)))) {
  test(`the policy of ${address} allows exactly its scripts, and its styles`, () => {
    const own = pages.filter(({ html }) => addressOf(html) === address);
    const scripts = new Set(own.flatMap(({ html }) => inlineScriptHashes(html)));
    assert.deepEqual(allowedHashes(address, 'script-src').sort(), [...scripts].sort());
    const allowedStyles = allowedHashes(address, 'style-src');
    for (const hash of own.flatMap(({ html }) => inlineStyleHashes(html)))
      assert.ok(allowedStyles.includes(hash), `style ${hash}`);
  });
}

test('only paths with capitals meet the middleware', () => {
  for (const address of [...addresses, ...publicFiles]) assert.ok(!meetsMiddleware(address, ''), address);
  assert.ok(meetsMiddleware('/GALERIA', ''));
});

test('public files never do, also where the platform matches without regard to case', () => {
  for (const address of publicFiles) assert.ok(!meetsMiddleware(address, 'i'), address);
});

test('the functions have their limits and a supported runtime', () => {
  assert.equal(functions.get('contact-form.php')?.maxDuration, 30);
  assert.equal(functions.get('cron/stored-messages')?.maxDuration, 60);
  for (const [name, { runtime }] of functions) assert.match(runtime, /^(nodejs22\.x|edge)$/, name);
});

test('no function carries the films and pictures of public/', () => {
  for (const [name, { filePathMap = {} }] of functions) {
    const carried = Object.keys(filePathMap).filter((file) => file.startsWith('public/'));
    assert.deepEqual(carried, [], name);
    assert.ok(!files.some((file) => file.startsWith(`functions/${name}.func/public/`)), name);
  }
});

test('pages bear the headers of the site', () => {
  const expected = [
    'content-security-policy',
    'strict-transport-security',
    'x-content-type-options',
    'cache-control',
  ];
  for (const address of addresses)
    for (const name of expected) assert.ok(name in headersOf(address), `${name} of ${address}`);
});

test('escaped letters are answered by the 404', () => {
  const isRefused = (address) => routesFor(address).some(({ dest, override }) => dest === '/404' && override);
  assert.ok(isRefused('/robots%2etxt') && !isRefused('/galeria'));
});

test('the scheduled pass is known', () => {
  assert.ok(config.crons?.some((cron) => cron.path === '/cron/stored-messages'));
});
