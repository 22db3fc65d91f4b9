import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { execFileSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { makeFields, type CmsField } from '@/lib/build/cms-fields';
import { makePagesYaml } from '@/lib/build/forms';
import { eventForms } from '@/lib/content-model/event';
import { announcementFiles, eventFiles, legalFiles, pageFiles, yamlFiles } from '@/lib/content-model/files';
import { legalHeadSchema } from '@/lib/content-model/legal';
import { pageNames } from '@/lib/content-model/links';
import { makeFolder } from '../fakes/folders';

const configuration = readFileSync('.pages.yml', 'utf8');

const files = [...Object.values(yamlFiles), ...Object.values(legalFiles)];

const forms = [
  ...[...Object.values(yamlFiles), announcementFiles, pageFiles].map(({ schema }) => schema),
  legalHeadSchema,
  ...Object.values(eventForms).map((fields) => z.strictObject(fields)),
].map((schema) => makeFields(schema, {}));

/** All fields, also those inside groups. Those inside lists are left out. */
const listFields = (fields: CmsField[]): CmsField[] =>
  fields.flatMap((field) => [field, ...(field.list ? [] : listFields(field.fields ?? []))]);

it('the forms follow the schemas; otherwise run npm run forms', () => {
  const links = configuration.matchAll(/\{value: (\/[\w-]+), label: ([^}]+)\}/g);
  // The pages that `.pages.yml` knows. Staff may rename or remove one before the next npm run forms.
  const names = [...links].filter(([, address = '']) => !(address in pageNames));
  expect(configuration).toBe(
    makePagesYaml(Object.fromEntries(names.map(([, address, label]) => [address, label]))),
  );
});

it('every file has a form', () => {
  const { content } = parse(configuration) as { content: { items: { path: string }[] }[] };
  const paths = content.flatMap(({ items }) => items.map(({ path }) => path.replace('lib/content/', '')));
  const folders = [announcementFiles, eventFiles, pageFiles].map(({ folder }) => folder);
  expect([...new Set(paths)].sort()).toEqual([...files.map(({ file }) => file), ...folders].sort());
});

it('a date that may be absent is empty in a form, which would write today’s date otherwise', () => {
  const dates = forms.flatMap(listFields).filter(({ type, required }) => type === 'date' && !required);
  expect(dates.length).toBeGreaterThan(0);
  expect(dates.filter((date) => date['default'] !== '')).toEqual([]);
});

it('no group outside of lists is optional, because a save would bring its old values back', () => {
  const groups = forms.flatMap(listFields).filter(({ fields, list }) => fields && !list);
  expect(groups.length).toBeGreaterThan(0);
  expect(groups.filter(({ required }) => !required)).toEqual([]);
});

it('a form begins with the value that a switch has when it is absent', () => {
  const schema = z.strictObject({ on: z.boolean().default(true), off: z.boolean().default(false) });
  expect(makeFields(schema, {})).toMatchObject([{ default: true }, { default: false }]);
});

it('npm run forms reads the pages and no other file of their folder', () => {
  const root = makeFolder();
  const pages = path.join(root, 'lib/content/pages');
  mkdirSync(pages, { recursive: true });
  writeFileSync(path.join(pages, 'prensa.yaml'), 'name: Prensa');
  writeFileSync(path.join(pages, '.DS_Store'), '\0\0\0\x01Bud1');
  const script = ['--conditions=react-server', path.resolve('scripts/make-forms.ts')];
  execFileSync(process.execPath, ['--import', import.meta.resolve('tsx'), ...script], { cwd: root });
  const written = readFileSync(path.join(root, '.pages.yml'), 'utf8');
  expect(written).toContain('{value: /prensa, label: Prensa}');
  expect(written).not.toContain('DS_Store');
});
