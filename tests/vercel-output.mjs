import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { inlineScriptHashes, inlineStyleHashes } from '../scripts/build.mjs';
import { root } from '../scripts/run.mjs';

/*
 * node tests/vercel-output.mjs [folder] checks the output of `vercel build` (Build Output API, version 3).
 * docs/deploy-vercel.md says how to build without an account.
 */
const output = path.resolve(process.argv[2] ?? path.join(root, '.vercel', 'output'));
if (!existsSync(path.join(output, 'config.json'))) {
  console.error(`There is no ${path.join(output, 'config.json')}. Run \`vercel build\` first.`);
  process.exit(1);
}

const readJson = (...names) => JSON.parse(readFileSync(path.join(output, ...names), 'utf8'));
const config = readJson('config.json');

/** Paths relative to the output folder, with forward slashes. */
const files = readdirSync(output, { recursive: true }).map((name) => name.split(path.sep).join('/'));
const pages = files
  .filter((name) => name.endsWith('.html') && !/\.func\//.test(name))
  .map((name) => ({ name, html: readFileSync(path.join(output, name), 'utf8') }));
/** Settings of the functions, by name. */
const functions = new Map(
  files
    .filter((name) => /\.func$/.test(name))
    .map((name) => [name.replace(/^functions\/|\.func$/g, ''), readJson(name, '.vc-config.json')]),
);

const routesFor = (address) =>
  config.routes.filter(({ src, has }) => src && !has && new RegExp(src, 'i').test(address));

/** Headers of an address, merged as the platform merges them: a later route overrides an earlier one. */
function headersOf(address) {
  const all = routesFor(address).flatMap(({ headers = {} }) => Object.entries(headers));
  return Object.fromEntries(all.map(([key, value]) => [key.toLowerCase(), value]));
}

/** Whether a request runs the middleware; `flags` as the platform may match. */
function runsMiddleware(address, flags) {
  const routes = config.routes.filter(({ middlewarePath }) => middlewarePath);
  return routes.some(({ src }) => new RegExp(src, flags).test(address));
}

/** Path of a page by its canonical link; an unknown path for error pages. */
function pagePath(html) {
  const [, canonical] = /<link rel="canonical" href="([^"]+)"/.exec(html) ?? [];
  return canonical ? new URL(canonical).pathname : '/no-existe';
}

/** Hashes in a directive of an address's Content-Security-Policy. */
function allowedHashes(address, directive) {
  const policy = headersOf(address)['content-security-policy'] ?? '';
  const [, sources = ''] = new RegExp(`(?:^|; *)${directive} ([^;]*)`).exec(policy) ?? [];
  return sources.match(/'sha256-[^']+'/g) ?? [];
}

const addresses = ['/', '/proximos-eventos', '/galeria', '/politica-privacidad', '/no-existe'];
const publicFiles = ['/media/a.0f.mp4', '/media/a.0f.m4a', '/images/a.png', '/_next/static/chunks/a.js'];

test('pages are static files', () => {
  const paths = pages.map(({ html }) => pagePath(html));
  for (const address of addresses) assert.ok(paths.includes(address), address);
});

for (const address of new Set(pages.map(({ html }) => pagePath(html)))) {
  test(`the policy of ${address} allows its inline scripts and styles, and no other scripts`, () => {
    const own = pages.filter(({ html }) => pagePath(html) === address);
    const scripts = new Set(own.flatMap(({ html }) => inlineScriptHashes(html)));
    assert.deepEqual(allowedHashes(address, 'script-src').sort(), [...scripts].sort());
    const allowedStyles = allowedHashes(address, 'style-src');
    for (const hash of own.flatMap(({ html }) => inlineStyleHashes(html)))
      assert.ok(allowedStyles.includes(hash), `style ${hash}`);
  });
}

test('only paths with upper-case letters run the middleware', () => {
  for (const address of [...addresses, ...publicFiles]) assert.ok(!runsMiddleware(address, ''), address);
  assert.ok(runsMiddleware('/GALERIA', ''));
});

test('public files never run it, even if the platform matches case-insensitively', () => {
  for (const address of publicFiles) assert.ok(!runsMiddleware(address, 'i'), address);
});

test('functions have their time limits and a supported runtime', () => {
  assert.equal(functions.get('contact-form.php')?.maxDuration, 30);
  assert.equal(functions.get('cron/flush-outbox')?.maxDuration, 60);
  for (const [name, { runtime }] of functions) assert.match(runtime, /^(nodejs22\.x|edge)$/, name);
});

test('no function contains the media of public/', () => {
  for (const [name, { filePathMap = {} }] of functions) {
    const publicNames = Object.keys(filePathMap).filter((file) => file.startsWith('public/'));
    assert.deepEqual(publicNames, [], name);
    assert.ok(!files.some((file) => file.startsWith(`functions/${name}.func/public/`)), name);
  }
});

test('pages have the security and cache headers', () => {
  const expected = [
    'content-security-policy',
    'strict-transport-security',
    'x-content-type-options',
    'cache-control',
  ];
  for (const address of addresses)
    for (const name of expected) assert.ok(name in headersOf(address), `${name} of ${address}`);
});

test('paths with percent-escapes get the 404 page', () => {
  const isNotFound = (address) =>
    routesFor(address).some(({ dest, override }) => dest === '/404' && override);
  assert.ok(isNotFound('/robots%2etxt') && !isNotFound('/galeria'));
});

test('the scheduled flush is registered', () => {
  assert.ok(config.crons?.some((cron) => cron.path === '/cron/flush-outbox'));
});
