import { randomUUID } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseEnv } from '../lib/parse-env';
import { hashesPlaceholder } from '../lib/security/headers';
import {
  compileHint,
  hashInlineScripts,
  joinDataScripts,
  leaveOutSheets,
  listScriptFiles,
  putMetadataFirst,
} from './page-scripts';
import { nextFile, runNode, runScript } from './run';

/*
 * npm run build makes media and documents, runs `next build`, and then goes once over what was built. The policy lists the
 * hashes of the pages' inline scripts, which are known only then, so Next has written a placeholder into it.
 */

/** Folders with the built pages. Vercel's adapter copies the pages to `.next/output` during the build. */
const pageFolders = ['.next/server', '.next/output'];

/** The folders below which the scripts have paths such as `static/chunks/….js`. */
const staticFolders = ['.next', '.next/output/static/_next'];

const read = (file: string) => readFileSync(file, 'utf8');

function listFiles(folder: string, extension: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith(extension))
    .map((name) => path.join(folder, name));
}

const listPages = () => pageFolders.filter(existsSync).flatMap((folder) => listFiles(folder, '.html'));

/** The files with the policy: Next's routes-manifest.json, which `vercel build` reads too, and what Vercel's adapter writes. */
const listPolicyFiles = () =>
  listFiles('.next', '.json').filter((file) => read(file).includes('Content-Security-Policy'));

function preparePages(): void {
  for (const file of listPages())
    writeFileSync(file, leaveOutSheets(joinDataScripts(putMetadataFirst(read(file)))));
}

/** Adds the compile hint to the scripts that a first visit to any page runs. */
function hintCompilation(): void {
  const scripts = new Set(listPages().flatMap((file) => listScriptFiles(read(file))));
  const copies = [...scripts].flatMap((script) => staticFolders.map((folder) => path.join(folder, script)));
  for (const file of copies.filter(existsSync)) writeFileSync(file, compileHint + read(file));
}

function collectHashes(): string[] {
  return [...new Set(listPages().flatMap((file) => hashInlineScripts(read(file))))].sort();
}

function writePolicy(): void {
  const hashes = collectHashes().join(' ');
  for (const file of listPolicyFiles()) writeFileSync(file, read(file).replaceAll(hashesPlaceholder, hashes));
}

/** Reads pages and policy again, because browsers block every inline script whose hash is not in the policy. */
function checkPolicy(): void {
  const hashes = collectHashes();
  const policies = listPolicyFiles().map(read);
  const isComplete = (policy: string) =>
    !policy.includes(hashesPlaceholder) && hashes.every((hash) => policy.includes(hash));
  if (policies.length > 0 && policies.every(isComplete)) return;
  console.error(
    'Browsers would block inline scripts of this build: adapt scripts/build.ts to how this version of Next writes pages and headers.',
  );
  process.exit(1);
}

await runScript('content-check.ts');
await runScript('make-media-and-documents.ts');
await runNode([nextFile, 'build'], { BUILD_ID: parseEnv(process.env).buildId ?? randomUUID() });
preparePages();
hintCompilation();
writePolicy();
checkPolicy();
