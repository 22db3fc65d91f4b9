import { load, loadContent } from './load-content.mjs';
import { root } from './run.mjs';

/*
 * npm run content:check [-- --external]: what is wrong, out of date or still a stand-in in lib/content, in Spanish.
 * --errors prints only what a visitor would run into, for the beginning of a build, --summary a few lines for its end.
 * Ends with 1 when there are such errors, never for the rest.
 */

const patience = 10_000;

async function findings(content, { external }) {
  const { surroundings } = await load('lib/content-review/surroundings.ts');
  const { reviewContent } = await load('lib/content-review/review.ts');
  const found = reviewContent(content, await surroundings(root));
  if (!external) return found;
  const { checkExternalLinks, externalLinks } = await load('lib/content-review/external-links.ts');
  return [...found, ...(await checkExternalLinks(externalLinks(content), fetch, patience))];
}

async function check(options) {
  const content = await loadContent().catch((error) => {
    console.error(error.message);
    process.exit(1);
  });
  const found = await findings(content, { external: options.includes('--external') });
  const { errorsOf, list, report, summary } = await load('lib/content-review/report.ts');
  const errors = errorsOf(found);
  if (options.includes('--summary')) console.log(`\n${summary(found)}`);
  else if (!options.includes('--errors')) console.log(`\n${report(found)}`);
  else if (errors.length > 0) console.error(list(errors));
  process.exitCode = errors.length > 0 ? 1 : 0;
}

await check(process.argv.slice(2));
