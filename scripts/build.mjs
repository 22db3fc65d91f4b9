import { createHash, randomUUID } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { root, runScript, runTool } from './run.mjs';

const hashFile = path.join(root, '.csp.json');

/** Script types that a browser runs; JSON-LD and the like need no permission. */
const executable = /^(|module|(text|application)\/(x-)?(java|ecma)script)$/i;

const source = (text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/**
 * CSP sources of the inline styles in an HTML document.
 * @param {string} html
 * @returns {string[]} `'sha256-…'`, quotes included
 */
export function inlineStyleHashes(html) {
  return [...html.matchAll(/<style\b[^>]*>([\s\S]*?)<\/style>/gi)].map(([, text]) => source(text));
}

/**
 * CSP sources of the inline scripts in an HTML document.
 * @param {string} html
 * @returns {string[]} `'sha256-…'`, quotes included
 */
export function inlineScriptHashes(html) {
  return [...html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/gi)]
    .filter(([, attributes]) => !/\ssrc=/i.test(attributes))
    .filter(([, attributes]) => executable.test(/\stype="?([^"\s]*)/i.exec(attributes)?.[1] ?? ''))
    .map(([, , text]) => source(text));
}

/** The path a page names as its own, wherever Next or a platform's adapter has put its file; `*` for error pages. */
function pathOf(html) {
  const [, canonical] = /<link rel="canonical" href="([^"]+)"/.exec(html) ?? [];
  return canonical ? new URL(canonical).pathname : '*';
}

/** CSP sources of the sheets: a page holds its own as one text, and React adds those of a followed page one by one. */
function sheetHashes() {
  const folder = path.join(root, '.next', 'static');
  const names = readdirSync(folder, { recursive: true }).filter((name) => name.endsWith('.css'));
  return names.map((name) => source(readFileSync(path.join(folder, name), 'utf8')));
}

/** What stands inline in the prerendered pages, by path, sorted. */
function collectHashes() {
  const folder = path.join(root, '.next', 'server');
  const names = readdirSync(folder, { recursive: true }).filter((name) => name.endsWith('.html'));
  const pages = names.map((name) => readFileSync(path.join(folder, name), 'utf8'));
  const union = (own, hashes) => [...new Set(own.flatMap(hashes))].sort();
  const paths = [...new Set(pages.map(pathOf))].sort();
  const sheets = pages.some((html) => inlineStyleHashes(html).length > 0) ? sheetHashes() : [];
  const styleHashes = (html) => [...inlineStyleHashes(html), ...sheets];
  return Object.fromEntries(
    paths.map((address) => {
      const own = pages.filter((html) => pathOf(html) === address);
      return [
        address,
        { scriptHashes: union(own, inlineScriptHashes), styleHashes: union(own, styleHashes) },
      ];
    }),
  );
}

function stop(message) {
  console.error(message);
  process.exit(1);
}

/**
 * Turbopack sometimes cannot read its cache of earlier builds, and would fail at every build from then on: a build that fails
 * with a cache is tried once more without it.
 */
function nextBuild(env) {
  const cacheFolder = path.join(root, '.next', 'cache', 'turbopack');
  const hadCache = existsSync(cacheFolder);
  if (runTool('next', ['build'], { env })) return;
  if (!hadCache) process.exit(1);
  console.log("\nOnce more, without Turbopack's cache of earlier builds.\n");
  rmSync(cacheFolder, { recursive: true });
  if (!runTool('next', ['build'], { env })) process.exit(1);
}

/** Checks the content, then builds twice: the second pass puts the hashes of the first pass's inline code into the policy. */
async function build() {
  if (!runScript('content-check.mjs', ['--errors']) || !runScript('make-media.mjs')) process.exit(1);

  if (!runScript('make-documents.mjs')) process.exit(1);

  rmSync(hashFile, { force: true });
  // The build's id stands in the pages, so both passes must have the same one.
  const env = { BUILD_ID: randomUUID() };
  nextBuild({ ...env, BUILD_PASS: '1' });
  const first = collectHashes();
  if (Object.values(first).some(({ scriptHashes }) => scriptHashes.length === 0))
    stop('No inline scripts in a prerendered page: has Next changed where it puts them?');
  writeFileSync(hashFile, `${JSON.stringify(first, null, 2)}\n`);

  nextBuild({ ...env, BUILD_PASS: '2' });
  if (JSON.stringify(collectHashes()) !== JSON.stringify(first)) {
    rmSync(hashFile);
    stop(
      'The two passes gave different inline scripts or styles, so the Content-Security-Policy would block the site.',
    );
  }
  console.log(
    `\nContent-Security-Policy: hashes for ${Object.keys(first).length} kinds of page, the same in both passes.`,
  );
  runScript('content-check.mjs', []);
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) await build();
