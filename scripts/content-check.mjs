import { load, loadContent } from './load-content.mjs';
import { root } from './run.mjs';

/*
 * npm run content:check: what is wrong, out of date or still a placeholder value in lib/content, in Spanish.
 * --errors prints only what a visitor would run into, for the beginning of a build.
 * Ends with 1 when there are such errors, never for the rest.
 */

async function check(options) {
  const content = await loadContent().catch((error) => {
    console.error(error.message);
    process.exit(1);
  });
  const { readSurroundings, reviewContent } = await load('lib/content-review/review.ts');
  const { report } = await load('lib/content-review/report.ts');
  const findings = reviewContent(content, await readSurroundings(root));
  const errors = findings.filter(({ level }) => level === 'error');
  if (!options.includes('--errors')) console.log(`\n${report(findings)}`);
  else if (errors.length > 0) console.error(report(errors));
  process.exitCode = errors.length > 0 ? 1 : 0;
}

await check(process.argv.slice(2));
