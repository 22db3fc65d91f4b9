import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { eventForms } from '@/lib/content-model/schemas/event-fields';
import { content, eventFile, loadEdited } from './support/content';
import { opened, readForms, saved, type Form } from './support/pages-cms';

const forms = readForms(readFileSync('.pages.yml', 'utf8')).filter(({ label }) => label in eventForms);

/** Fills a form in with the values of a file, but for the PDFs, of which the repository has none. */
function fillIn({ fields }: Form, values: Record<string, unknown>, file: string) {
  const { downloads, ...others } = opened(fields, parse(file));
  Object.assign(values, others);
  if (Array.isArray(downloads))
    values['downloads'] = downloads.map((download: object) => ({ ...download, file: '' }));
}

it('four forms make the file of a new event, whose downloads are the PDFs of the build', () => {
  const { event } = loadEdited({
    [eventFile]: (file) =>
      forms.reduce((text, form) => saved(form, text, (values) => fillIn(form, values, file)), '{}'),
  });
  expect(event).toEqual(content.event);
});
