import { readFileSync } from 'node:fs';
import { parse, stringify } from 'yaml';
import { describe, expect, it } from 'vitest';
import { formFiles } from '@/lib/build/forms';
import { legalFiles, yamlFiles } from '@/lib/content-model/files';
import { content, loadEdited } from './support/content';

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

it('the content is the same after every form was saved', () => {
  const savedFields = (file: string, record: Record<string, unknown>) =>
    asSaved(forms[`lib/content/${file}`] ?? [], record);
  const saveYaml = (file: string) => (text: string) => stringify(savedFields(file, parse(text)));
  const saveLegalPage = (file: string) => (text: string) => {
    const [, head = '', written] = /^---\n([\s\S]*?)---\n([\s\S]*)$/.exec(text) ?? [];
    const { body, ...fields } = savedFields(file, { ...parse(head), body: written });
    return `---\n${stringify(fields)}---\n${body as string}`;
  };
  const saved = loadEdited({
    ...Object.fromEntries(Object.values(yamlFiles).map(({ file }) => [file, saveYaml(file)])),
    ...Object.fromEntries(Object.values(legalFiles).map(({ file }) => [file, saveLegalPage(file)])),
  });
  expect(saved).toEqual(content);
});
