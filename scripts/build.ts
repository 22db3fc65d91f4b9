import { randomUUID } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
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
 * npm run build makes media and documents, then runs `next build` twice. The Content-Security-Policy is part of a build
 * and lists the hashes of its inline scripts, which are known only after the first build. Turbopack's cache makes the
 * second build take seconds.
 */

/** Folders with the built pages. Vercel's adapter copies the pages to `.next/output` during the build. */
const pageFolders = ['.next/server', '.next/output'];

/** The folders below which the scripts have paths such as `static/chunks/….js`. */
const staticFolders = ['.next', '.next/output/static/_next'];

function listHtmlFiles(): string[] {
  return pageFolders.filter(existsSync).flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.html'))
      .map((name) => path.join(folder, name)),
  );
}

/** Orders the head of every page, and joins and shortens its data scripts. Returns the hashes of all inline scripts, sorted. */
function preparePages(): string[] {
  const hashes = listHtmlFiles().flatMap((file) => {
    const html = leaveOutSheets(joinDataScripts(putMetadataFirst(readFileSync(file, 'utf8'))));
    if (html === null)
      return fail(`${file}: React's data have another format than scripts/page-scripts.ts knows.`);
    writeFileSync(file, html);
    return hashInlineScripts(html);
  });
  return [...new Set(hashes)].sort();
}

/** Adds the compile hint to the scripts that a first visit to any page runs. */
function hintCompilation(): void {
  const scripts = new Set(listHtmlFiles().flatMap((file) => listScriptFiles(readFileSync(file, 'utf8'))));
  const copies = [...scripts].flatMap((script) => staticFolders.map((folder) => path.join(folder, script)));
  for (const file of copies.filter(existsSync)) {
    const script = readFileSync(file, 'utf8');
    if (!script.startsWith(compileHint)) writeFileSync(file, compileHint + script);
  }
}

function fail(sentence: string): never {
  console.error(sentence);
  process.exit(1);
}

await runScript('content-check.ts');
await runScript('make-media-and-documents.ts');

// The pages contain the id of their build, so both builds must have the same one.
const env = { BUILD_ID: randomUUID(), SCRIPT_HASHES: '' };
await runNode([nextFile, 'build'], env);
env.SCRIPT_HASHES = preparePages().join(' ');
await runNode([nextFile, 'build'], env);

if (preparePages().join(' ') !== env.SCRIPT_HASHES)
  fail(
    'The inline scripts differ between the two builds, so the Content-Security-Policy would block some of them.',
  );
hintCompilation();
