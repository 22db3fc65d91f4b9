import { load, loadContent } from './load-content.mjs';
import { root } from './run.ts';

/* npm run content:check prints errors, warnings and placeholder values of lib/content, in Spanish. Errors make it fail. */

const content = await loadContent().catch((error) => {
  console.error(error.message);
  process.exit(1);
});
const { readSurroundings, reviewContent } = await load('lib/content-review/review.ts');
const { report } = await load('lib/content-review/report.ts');
const findings = reviewContent(content, await readSurroundings(root));
console.log(`\n${report(findings)}\n`);
process.exitCode = findings.some(({ level }) => level === 'error') ? 1 : 0;
