import { readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { load, loadContent } from './load-content.mjs';
import { root } from './run.mjs';

/*
 * npm run content:check [-- --external]: what is wrong, out of date or still a stand-in in lib/content, in Spanish.
 * --errors prints only what a visitor would run into, for the beginning of a build, --summary a few lines for its end.
 * Ends with 1 when there are such errors, never for the rest.
 */

const patience = 10_000;
const read = (file) => readFileSync(path.join(root, file), 'utf8');

/** The made documents whose facts are no longer those of the content. */
async function staleDocuments(content) {
  const { fingerprint, programmeModel, timetableModel, shareModel } = await load('media/documents/model.ts');
  const printed = JSON.parse(read('media/documents/facts.json'));
  return [
    {
      key: 'programme',
      model: programmeModel,
      name: 'El PDF en español',
      address: '/programacion/programa-es.pdf',
    },
    {
      key: 'timetable',
      model: timetableModel,
      name: 'El PDF en inglés',
      address: '/programacion/timetable-en.pdf',
    },
    { key: 'share', model: shareModel, name: 'La imagen para compartir', address: '/images/share-event.jpg' },
  ].filter(({ key, model }) => printed[key] !== fingerprint(model(content)));
}

async function findings(content, { external }) {
  const { surroundings } = await load('lib/content-review/surroundings.ts');
  const { reviewContent } = await load('lib/content-review/review.ts');
  const found = reviewContent(content, {
    ...surroundings(root),
    staleDocuments: await staleDocuments(content),
  });
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

if (import.meta.url === pathToFileURL(process.argv[1]).href) await check(process.argv.slice(2));
