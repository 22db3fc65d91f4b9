import { createHash, randomUUID } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { root, runScript, runTool } from './run.mjs';

/* npm run build. The functions that hash inline code are also used by tests. */

/** Read by next.config.ts in the second pass. */
const hashFile = path.join(root, '.csp.json');

/** Script types that a browser executes. JSON-LD and speculation rules need no permission. */
const executableType = /^(|module|(text|application)\/(x-)?(java|ecma)script)$/i;

const hashSource = (text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/**
 * CSP sources of the inline styles in an HTML document.
 * @param {string} html
 * @returns {string[]} `'sha256-…'`, quotes included
 */
export function inlineStyleHashes(html) {
  return [...html.matchAll(/<style\b[^>]*>([\s\S]*?)<\/style>/gi)].map(([, text]) => hashSource(text));
}

/**
 * CSP sources of the inline scripts in an HTML document.
 * @param {string} html
 * @returns {string[]} `'sha256-…'`, quotes included
 */
export function inlineScriptHashes(html) {
  return [...html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/gi)]
    .filter(([, attributes]) => !/\ssrc=/i.test(attributes))
    .filter(([, attributes]) => executableType.test(/\stype="?([^"\s]*)/i.exec(attributes)?.[1] ?? ''))
    .map(([, , text]) => hashSource(text));
}

/** Texts of the built files with this ending. */
function builtFiles(folder, ending) {
  return readdirSync(folder, { recursive: true })
    .filter((name) => name.endsWith(ending))
    .map((name) => readFileSync(path.join(folder, name), 'utf8'));
}

/** Path of a prerendered page by its canonical link, because file names differ by platform; `*` for error pages. */
function pagePath(html) {
  const [, canonical] = /<link rel="canonical" href="([^"]+)"/.exec(html) ?? [];
  return canonical ? new URL(canonical).pathname : '*';
}

/** Hashes of the inline code in the prerendered pages, by path. */
function collectHashes() {
  const pages = builtFiles(path.join(root, '.next', 'server'), '.html');
  // React inserts the sheets of the next page one by one when a visitor follows a link.
  const sheets = builtFiles(path.join(root, '.next', 'static'), '.css').map(hashSource);
  const sorted = (hashes) => [...new Set(hashes)].sort();
  const paths = sorted(pages.map(pagePath));
  return Object.fromEntries(
    paths.map((address) => {
      const documents = pages.filter((html) => pagePath(html) === address);
      return [
        address,
        {
          scriptHashes: sorted(documents.flatMap(inlineScriptHashes)),
          styleHashes: sorted([...documents.flatMap(inlineStyleHashes), ...sheets]),
        },
      ];
    }),
  );
}

function fail(message) {
  console.error(message);
  process.exit(1);
}

/** Runs `next build`, and once more without Turbopack's cache: a damaged one would fail every later build. */
function nextBuild(env) {
  const cacheFolder = path.join(root, '.next', 'cache', 'turbopack');
  const hadCache = existsSync(cacheFolder);
  if (runTool('next', ['build'], { env })) return;
  if (!hadCache) process.exit(1);
  console.log("\nTrying again without Turbopack's cache.\n");
  rmSync(cacheFolder, { recursive: true });
  if (!runTool('next', ['build'], { env })) process.exit(1);
}

/** Checks the content, makes media and documents, then builds twice: the second pass has the hashes in its policy. */
function build() {
  const isPrepared =
    runScript('content-check.ts') && runScript('make-media.ts') && runScript('make-documents.ts');
  if (!isPrepared) process.exit(1);

  rmSync(hashFile, { force: true });
  // The build id is part of the pages, so both passes use the same one.
  const env = { BUILD_ID: randomUUID() };
  nextBuild({ ...env, BUILD_PASS: '1' });
  const hashes = collectHashes();
  if (Object.values(hashes).some(({ scriptHashes }) => scriptHashes.length === 0))
    fail('A prerendered page has no inline script. Has Next changed where it puts them?');
  writeFileSync(hashFile, `${JSON.stringify(hashes, null, 2)}\n`);

  nextBuild({ ...env, BUILD_PASS: '2' });
  if (JSON.stringify(collectHashes()) !== JSON.stringify(hashes)) {
    rmSync(hashFile);
    fail('The two passes have different inline code, so the Content-Security-Policy would block it.');
  }
  console.log(
    `\nContent-Security-Policy: hashes of ${Object.keys(hashes).length} pages, the same in both passes.`,
  );
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) build();
