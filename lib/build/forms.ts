import path from 'node:path';
import { format, resolveConfig } from 'prettier';
import { Document, isMap, isSeq, visit } from 'yaml';
import { z } from 'zod';
import type { FieldMeta } from '../content-model/fields';
import { legalFiles, yamlFiles } from '../content-model/files';
import { legalHeadSchema } from '../content-model/legal';
import { documentsFolder } from '../routes';
import { uploads, type MediaUse } from '../media/folders';

const contentDir = 'lib/content';

/** The JSON Schema of a field. zod copies a field's metadata into it. */
type Field = z.core.JSONSchema.BaseSchema & FieldMeta & { properties?: Record<string, Field>; items?: Field };

/** A folder of uploads. A form writes `output` in front of a file's name. */
const folder = (name: string, label: string, input = contentDir, output = name) => ({
  name,
  label,
  input: `${input}/${name}`,
  output,
  rename: 'safe',
});

const media = [
  folder(uploads.pictures, 'Fotos'),
  folder(uploads.films, 'Vídeos y subtítulos'),
  folder(uploads.music, 'Música'),
  folder(documentsFolder, 'PDF', 'public', `/${documentsFolder}`),
];

/** A field that chooses or uploads a file. The endings may be in capitals, as cameras write them. */
const upload = (type: 'image' | 'file', folderName: string, ...endings: string[]) => ({
  type,
  options: { media: folderName, extensions: endings.flatMap((ending) => [ending, ending.toUpperCase()]) },
});

const picture = upload('image', uploads.pictures, 'jpg', 'jpeg', 'png', 'webp', 'avif');
const film = upload('file', uploads.films, 'mp4');

const controlByUse: Record<MediaUse, object> = {
  picture,
  drawing: upload('image', uploads.pictures, 'svg'),
  poster: picture,
  film,
  background: film,
  captions: upload('file', uploads.films, 'vtt'),
  music: upload('file', uploads.music, 'm4a', 'mp3'),
  document: upload('file', documentsFolder, 'pdf'),
};

/** The form control for one value of a field. */
function control({ properties, use, enumDescriptions, multiline, maxLength, ...field }: Field): object {
  if (properties) return { type: 'object', fields: formFields({ ...field, properties }) };
  if (use) return controlByUse[use];
  if (field.enum) {
    const labelled = enumDescriptions?.map((label, index) => ({ value: field.enum?.[index], label }));
    return { type: 'select', options: { values: labelled ?? field.enum } };
  }
  if (field.const) return { type: 'string', readonly: true };
  if (field.type === 'boolean') return { type: 'boolean' };
  if (field.type === 'integer' || field.type === 'number')
    return { type: 'number', options: { min: field.minimum, max: field.maximum } };
  if (field.format === 'date') return { type: 'date' };
  return { type: multiline ? 'text' : 'string', ...(maxLength && { options: { maxlength: maxLength } }) };
}

/** The settings of a list. Its records are folded, and the first text of each serves as a heading. */
function list({ items, minItems, maxItems }: Field, isRequired: boolean): object {
  const named = Object.entries(items?.properties ?? {}).find(([, { type }]) => type === 'string');
  const collapsible = named ? { collapsed: true, summary: `{fields.${named[0]}}` } : false;
  // A form rejects an empty list that has a minimum length, even if the list is optional.
  return { list: { min: isRequired ? minItems : undefined, max: maxItems, collapsible } };
}

const formFields = ({ properties = {}, required = [] }: Field): object[] =>
  Object.entries(properties).map(([name, field]) => {
    const isRequired = required.includes(name);
    return {
      name,
      label: field.title,
      description: field.description,
      ...(isRequired && { required: true }),
      ...control(field.items ?? field),
      ...(field.items && list(field, isRequired)),
    };
  });

const jsonSchema = (schema: z.ZodType) => z.toJSONSchema(schema, { io: 'input' }) as Field;

/** The rich-text editor of Pages CMS would rewrite tables and section ids. Its code editor leaves the text as it is. */
const legalBody = { name: 'body', label: 'Texto', required: true, type: 'code', options: {} };

/** The configuration of Pages CMS: https://pagescms.org/docs */
function pagesConfig() {
  const files = [
    ...Object.values(legalFiles).map((legal) => ({
      ...legal,
      group: 'Textos legales',
      fields: [...formFields(jsonSchema(legalHeadSchema)), legalBody],
    })),
    ...Object.values(yamlFiles).map((yaml) => ({ ...yaml, fields: formFields(jsonSchema(yaml.schema)) })),
  ];
  const groups = [...new Set(Object.values(yamlFiles).map(({ group }) => group))];
  return {
    media,
    content: groups.map((label, index) => ({
      name: `group-${index + 1}`,
      label,
      type: 'group',
      items: files
        .filter(({ group }) => group === label)
        .map(({ file, title, fields }) => ({
          name: path.parse(file).name,
          label: title,
          type: 'file',
          path: `${contentDir}/${file}`,
          operations: { create: false, rename: false, delete: false },
          fields,
        })),
    })),
    settings: { config: false, content: { merge: true } },
  };
}

/** The configuration as YAML. A field without fields inside takes one line. */
function pagesYaml(): string {
  const document = new Document(pagesConfig(), { aliasDuplicateObjects: false });
  visit(document, {
    Map(_key, node) {
      node.flow = !node.items.some(({ value }) => isSeq(value) && value.items.some(isMap));
    },
  });
  return `# Generated from lib/content-model by npm run forms.\n\n${document.toString({ lineWidth: 0 })}`;
}

/** Generates the forms and JSON Schemas from the content schemas. @returns the files by path from the repository's root */
export async function formFiles(): Promise<Record<string, string>> {
  const schemas = Object.values(yamlFiles).map(async ({ file, schema }) => {
    const name = `lib/content-model/json-schema/${file.replace('.yaml', '.json')}`;
    const options = await resolveConfig(name);
    return [name, await format(JSON.stringify(jsonSchema(schema)), { ...options, filepath: name })] as const;
  });
  return { '.pages.yml': pagesYaml(), ...Object.fromEntries(await Promise.all(schemas)) };
}
