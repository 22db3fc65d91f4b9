import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parse, stringify } from 'yaml';
import { describe, expect, it } from 'vitest';
import { formFiles } from '@/lib/build/forms';
import { legalFiles, yamlFiles } from '@/lib/content-model/files';
import { loadContent } from '@/lib/content-model/load';
import { emptyFolder } from '../fakes/folders';

interface FormField {
  name: string;
  label: string;
  type: string;
  list?: object;
  fields?: FormField[];
}

const files = await formFiles();

/** The forms by the path of their file. */
const forms: Record<string, FormField[]> = Object.fromEntries(
  (
    parse(files['.pages.yml'] ?? '') as { content: { items: { path: string; fields: FormField[] }[] }[] }
  ).content.flatMap(({ items }) => items.map((item) => [item.path, item.fields])),
);

/** A record as Pages CMS writes it. It has the fields in the order of the form, with empty values for absent fields. */
function asSaved(fields: FormField[], record: Record<string, unknown> = {}): Record<string, unknown> {
  const valueOf = ({ fields: inner, list, type }: FormField, value: unknown) => {
    if (list) return ((value ?? []) as []).map((entry) => (inner ? asSaved(inner, entry) : entry));
    if (inner) return asSaved(inner, value as Record<string, unknown> | undefined);
    return value ?? (type === 'image' || type === 'file' ? null : '');
  };
  return Object.fromEntries(fields.map((field) => [field.name, valueOf(field, record[field.name])]));
}

describe('the generated files', () => {
  it.each(Object.entries(files))('%s follows the schemas; otherwise run npm run forms', (file, text) => {
    expect(readFileSync(file, 'utf8')).toBe(text);
  });

  it('have a form for each file, whose fields have a label and a name that Pages CMS accepts', () => {
    const all = [...Object.values(yamlFiles), ...Object.values(legalFiles)];
    expect(Object.keys(forms).sort()).toEqual(all.map(({ file }) => `lib/content/${file}`).sort());
    const visit = (fields: FormField[]) => {
      for (const { name, label, fields: inner = [] } of fields) {
        expect(name).toMatch(/^[a-zA-Z0-9-_]+$/);
        expect(label, name).toBeTruthy();
        visit(inner);
      }
    };
    Object.values(forms).forEach(visit);
  });
});

it('the content is the same after every form was saved', async () => {
  const folder = 'tests/content';
  const saved = await emptyFolder();
  mkdirSync(path.join(saved, 'legal'));
  for (const { file } of Object.values(yamlFiles)) {
    const record = parse(readFileSync(path.join(folder, file), 'utf8')) as Record<string, unknown>;
    writeFileSync(path.join(saved, file), stringify(asSaved(forms[`lib/content/${file}`] ?? [], record)));
  }
  for (const { file } of Object.values(legalFiles)) {
    const [, head = '', body] =
      /^---\n([\s\S]*?)---\n([\s\S]*)$/.exec(readFileSync(path.join(folder, file), 'utf8')) ?? [];
    const { body: text, ...fields } = asSaved(forms[`lib/content/${file}`] ?? [], { ...parse(head), body });
    writeFileSync(path.join(saved, file), `---\n${stringify(fields)}---\n${text as string}`);
  }
  expect(loadContent(saved)).toEqual(loadContent(folder));
});
