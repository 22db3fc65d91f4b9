import { randomUUID } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { inlineScriptHashes, joinDataScripts } from './inline-scripts';
import { root, runScript, runTool } from './run';

/*
 * npm run build makes media and documents, then builds twice: the policy is part of the build and names the inline
 * scripts of its pages, which are known only after a build. The second one takes seconds, from Turbopack's cache.
 */

// `--content=tests/content` builds from another folder of content.
const { values } = parseArgs({ options: { content: { type: 'string' } } });
if (values.content) process.env.CONTENT_DIR = values.content;

/** Folders with the built pages; Vercel's adapter copies them to the second one during the build. */
const pageFolders = ['.next/server', '.next/output'].map((folder) => path.join(root, folder));

function pageFiles(): string[] {
  return pageFolders.filter(existsSync).flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.html'))
      .map((name) => path.join(folder, name)),
  );
}

/** Joins the data scripts of every page and returns the hashes of all inline scripts, sorted. */
function prepareScripts(): string[] {
  const hashes = pageFiles().flatMap((file) => {
    const html = joinDataScripts(readFileSync(file, 'utf8'));
    writeFileSync(file, html);
    return inlineScriptHashes(html);
  });
  return [...new Set(hashes)].sort();
}

function requireSuccess(isOk: boolean): void {
  if (!isOk) process.exit(1);
}

requireSuccess(runScript('content-check.ts'));
requireSuccess(runScript('make-media.ts'));
requireSuccess(runScript('make-documents.ts'));

// The build's id is part of the pages, so both builds need the same one.
const env = { BUILD_ID: randomUUID(), SCRIPT_HASHES: '' };
requireSuccess(runTool('next', ['build'], env));
env.SCRIPT_HASHES = prepareScripts().join(' ');
requireSuccess(runTool('next', ['build'], env));

if (prepareScripts().join(' ') !== env.SCRIPT_HASHES) {
  console.error(
    'The two builds have different inline scripts, so the Content-Security-Policy would block some.',
  );
  process.exit(1);
}
