import { cpSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { spawnSync } from 'node:child_process';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { root } from '../../scripts/run.mjs';
import { startServer } from '../../scripts/server.mjs';
import { cleanBuildTime } from './build-time.mjs';
import { figure } from './report.mjs';

const leftOut = ['.git', '.next', 'node_modules', 'bench-results', 'screenshots', 'test-results'];

/** A copy of the project in a temporary folder; the installed packages are hard links where the disk is the same. */
function copyProject() {
  const copy = mkdtempSync(path.join(tmpdir(), 'content-growth-'));
  cpSync(root, copy, { recursive: true, filter: (source) => !leftOut.includes(path.basename(source)) });
  const packages = ['node_modules', path.join(copy, 'node_modules')];
  const linked = spawnSync('cp', ['-al', ...packages], { cwd: root, stdio: 'ignore' }).status === 0;
  if (!linked) cpSync(path.join(root, packages[0]), packages[1], { recursive: true, verbatimSymlinks: true });
  return copy;
}

/** Gives the FAQ of a copy `added` more entries, each as long as the existing ones. */
function growFaq(copy, added) {
  writeFileSync(
    path.join(copy, 'lib', 'content', 'faq.ts'),
    `import { faq as original } from './faq-original';

const extra = Array.from({ length: ${added} }, (_, index) => {
  const entry = original.entries[index % original.entries.length]!;
  // An id has letters and hyphens only.
  const letters = String(index).replace(/\\d/g, (digit) => 'abcdefghij'.charAt(Number(digit)));
  return { ...entry, id: \`\${entry.id}-\${letters}\`, question: \`\${entry.question} (\${index})\` };
});

export const faq = { ...original, entries: [...original.entries, ...extra] };
`,
  );
}

/**
 * How the cost of the home page grows with its content.
 * @returns {Promise<import('./report.mjs').Table[]>}
 */
export async function benchContent() {
  const copy = copyProject();
  const rows = [];
  try {
    const faq = path.join(copy, 'lib', 'content', 'faq');
    renameSync(`${faq}.ts`, `${faq}-original.ts`);
    for (const added of [0, 1, 10, 100]) {
      growFaq(copy, added);
      const build = () =>
        spawnSync(process.execPath, ['scripts/build.mjs'], {
          cwd: copy,
          stdio: ['ignore', 'ignore', 'inherit'],
        }).status === 0;
      const seconds = cleanBuildTime(copy, build);
      const server = await startServer(copy);
      const html = Buffer.from(await (await fetch(server.url)).arrayBuffer());
      server.stop();
      rows.push([
        added,
        figure(html.length / 1000, 1),
        figure(gzipSync(html, { level: 9 }).length / 1000, 1),
        figure(seconds, 1),
      ]);
    }
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
  return [
    {
      title: 'Cost of added FAQ entries, home page',
      columns: ['added', 'raw HTML kB', 'HTML kB gz', 'clean build s'],
      rows,
      note: 'One build each.',
    },
  ];
}
