import type { EventContent } from '../content-model/event';
import type { Facts } from '../content-model/fact-names';
import type { Env } from '../parse-env';
import { collectFacts, fillText } from './facts';
import { mapTexts } from './fields';
import { fillLegalText } from './legal-text';
import type { ContentFile } from './read-file';
import type { ContentFiles } from './read-files';

/** Fills the facts into the texts of a file. Addresses and names of files stay as they are. */
const fillFile = <File extends ContentFile>(file: File, facts: Facts): File => ({
  ...file,
  value: mapTexts(file, (text, { prose }) => (prose ? fillText(text, facts) : text)),
  ...(file.markdown && { markdown: fillLegalText(file.markdown, facts) }),
});

const fillAll = <Files extends Record<string, ContentFile>>(files: Files, facts: Facts) =>
  Object.fromEntries(Object.entries(files).map(([name, file]) => [name, fillFile(file, facts)])) as Files;

/**
 * Fills the facts into the texts: those of the next event, but a later event names its own. A name whose fact has no value
 * stays in its text, where `checkFiles` finds it.
 * @param env the services that are set up, which the legal texts name
 */
export function fillFiles(files: ContentFiles, env: Partial<Env>): ContentFiles {
  const { laterEvents, pastEvents, announcements, pages, ...others } = files;
  const factsOf = ({ value: event }: ContentFile<EventContent>) =>
    collectFacts(event, files.home.value, files.site.value, env);
  const facts = factsOf(files.nextEvent);
  return {
    ...files,
    ...fillAll(others, facts),
    pages: fillAll(pages, facts),
    laterEvents: laterEvents.map((event) => fillFile(event, factsOf(event))),
  };
}
