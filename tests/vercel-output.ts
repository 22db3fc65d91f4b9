import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { contactEndpoint, routes } from '../lib/routes';
import { hashInlineScripts } from '../scripts/page-scripts';
import { root } from '../scripts/run';
import { content } from './site-content';

/*
 * npx tsx tests/vercel-output.ts [folder] checks the output of `vercel build` (Build Output API, version 3).
 * docs/deploy-vercel.md says how to build without an account.
 */
const output = path.resolve(process.argv[2] ?? path.join(root, '.vercel', 'output'));
if (!existsSync(path.join(output, 'config.json'))) {
  console.error(`There is no ${path.join(output, 'config.json')}. Run \`vercel build\` first.`);
  process.exit(1);
}

interface Route {
  src?: string;
  has?: unknown;
  dest?: string;
  override?: boolean;
  headers?: Record<string, string>;
  middlewarePath?: string;
}
interface Config {
  routes: Route[];
  crons?: { path: string }[];
}
interface FunctionConfig {
  runtime: string;
  maxDuration?: number;
  filePathMap?: Record<string, string>;
}

const read = (name: string) => readFileSync(path.join(output, name), 'utf8');
const config: Config = JSON.parse(read('config.json'));
const [cron] = JSON.parse(readFileSync(path.join(root, 'vercel.json'), 'utf8')).crons;

const files = readdirSync(output, { recursive: true, encoding: 'utf8' });
const pages = files.filter((name) => name.endsWith('.html')).map((name) => ({ name, html: read(name) }));
const functions = new Map<string, FunctionConfig>(
  files
    .filter((name) => name.endsWith('.func'))
    .map((name) => [
      name.replace(/^functions\/|\.func$/g, ''),
      JSON.parse(read(path.join(name, '.vc-config.json'))),
    ]),
);

/** The platform ignores case when it matches a path. */
const routesFor = (address: string) =>
  config.routes.filter(({ src, has }) => src && !has && new RegExp(src, 'i').test(address));

/** The headers of an address. A later route overrides an earlier one. */
function headersOf(address: string): Record<string, string> {
  const all = routesFor(address).flatMap(({ headers = {} }) => Object.entries(headers));
  return Object.fromEntries(all.map(([key, value]) => [key.toLowerCase(), value]));
}

const pageAddresses = [...Object.values(routes), ...Object.keys(content.pages)];
const addresses = [...pageAddresses, '/no-existe'];

test('every page is a static file', () => {
  const paths = pages.map(({ html }) => /<link rel="canonical" href="([^"]+)"/.exec(html)?.[1]);
  for (const route of pageAddresses)
    assert.ok(
      paths.some((href) => href && new URL(href).pathname === route),
      route,
    );
});

test('the policy allows the inline scripts of all pages and no others', () => {
  const hashes = [...new Set(pages.flatMap(({ html }) => hashInlineScripts(html)))];
  for (const address of addresses) {
    const policy = headersOf(address)['content-security-policy'] ?? '';
    const sources = /(?:^|; )script-src ([^;]*)/.exec(policy)?.[1]?.split(' ') ?? [];
    assert.deepEqual(sources.filter((source) => source.startsWith("'")).sort(), ["'self'", ...hashes].sort());
  }
});

test('pages have the other headers', () => {
  for (const address of addresses)
    for (const name of ['strict-transport-security', 'x-content-type-options', 'cache-control'])
      assert.ok(name in headersOf(address), `${name} of ${address}`);
});

test('files never run the middleware, although the platform ignores case when it matches a path', () => {
  const runs = (address: string) => routesFor(address).some(({ middlewarePath }) => middlewarePath);
  for (const address of [
    '/media/a.0f.mp4',
    '/images/a.png',
    '/_next/static/chunks/a.js',
    '/BingSiteAuth.xml',
  ])
    assert.ok(!runs(address), address);
  assert.ok(runs('/GALERIA'));
  assert.ok(runs('/Contact-Form.PHP'));
});

test('paths with percent-escapes get the 404 page', () => {
  const isNotFound = (address: string) =>
    routesFor(address).some(({ dest, override }) => dest === '/404' && override);
  assert.ok(isNotFound('/robots%2etxt') && !isNotFound('/galeria'));
});

test('functions have their time limits and a supported runtime, and no media', () => {
  assert.equal(functions.get(contactEndpoint.slice(1))?.maxDuration, 60);
  assert.equal(functions.get(cron.path.slice(1))?.maxDuration, 60);
  for (const [name, { runtime, filePathMap = {} }] of functions) {
    assert.match(runtime, /^(nodejs2[24]\.x|edge)$/, name);
    const publicFiles = Object.keys(filePathMap).filter((file) => file.startsWith('public/'));
    assert.deepEqual(publicFiles, [], name);
  }
});

test('the scheduled request is registered', () => {
  assert.ok(config.crons?.some(({ path: address }) => address === cron.path));
});
