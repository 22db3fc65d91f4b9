import { Document, isMap, isSeq, visit, type YAMLMap } from 'yaml';
import { z } from 'zod';
import { eventForms } from '../content-model/schemas/event';
import type { FieldMeta } from '../content-model/schemas/fields';
import { legalFiles, pageFiles, yamlFiles } from '../content-model/schemas/files';
import { legalHeadSchema } from '../content-model/schemas/legal';
import { pageNames } from '../content-model/schemas/links';
import { documentsFolder, type Route } from '../routes';
import { uploads, type MediaUse } from '../media/folders';
import { shareComponents, type Field, type Settings } from './form-components';

const contentDir = 'lib/content';

/** The JSON Schema of a field. zod copies a field's metadata into it. */
interface Schema extends FieldMeta {
  type?: string;
  format?: string;
  enum?: string[];
  const?: string;
  minimum?: number;
  maximum?: number;
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  minItems?: number;
  maxItems?: number;
}

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

/** What the form says beside a text. Whether the text may be empty is another rule of the form. */
const pattern = ({ accepts }: Schema) =>
  accepts && { pattern: { regex: `^(${accepts.regex})?$`, message: accepts.message } };

/** The form control for one value of a field. */
function control(field: Schema): Settings {
  if (field.properties) return { type: 'object', fields: formFields(field) };
  if (field.use) return controlByUse[field.use] as Settings;
  if (field.enum) {
    const values = field.enum.map((value, index) => ({ value, label: field.labels?.[index] ?? value }));
    return { type: 'select', options: { values } };
  }
  if (field.const) return { type: 'string', readonly: true };
  if (field.type === 'boolean') return { type: 'boolean' };
  if (field.type === 'integer')
    return { type: 'number', options: { min: field.minimum, max: field.maximum } };
  // Without a step, browsers refuse fractions.
  if (field.type === 'number')
    return { type: 'number', options: { min: field.minimum, max: field.maximum, step: 'any' } };
  // Without a default, the form writes today's date into a date that is absent.
  if (field.format === 'date') return { type: 'date', default: '' };
  if (field.format === 'uuid') return { type: 'uuid' };
  return { type: field.multiline ? 'text' : 'string', ...pattern(field) };
}

/** The settings of a list. Its records are folded, and the first text of each serves as a heading. */
function list({ items, minItems, maxItems }: Schema, isRequired: boolean): object {
  const named = Object.entries(items?.properties ?? {}).find(
    ([, { type, use }]) => type === 'string' && !use,
  );
  const collapsible = named ? { collapsed: true, summary: `{index}. {${named[0]}}` } : false;
  // A required list has at least one entry anyway.
  return { min: isRequired && minItems !== 1 ? minItems : undefined, max: maxItems, collapsible };
}

const formFields = ({ properties = {}, required = [] }: Schema): Field[] =>
  Object.entries(properties).map(([name, field]) => {
    // A list always has a value, but only one with a minimum length must have entries.
    const isRequired = field.items ? (field.minItems ?? 0) > 0 : required.includes(name);
    // Forms repeat a list's help below each entry, so that it belongs into the label.
    const texts = field.items
      ? { label: [field.title, field.description].filter(Boolean).join('. ') }
      : { label: field.title, description: field.description };
    return {
      name,
      ...texts,
      ...(isRequired && { required: true }),
      ...control(field.items ?? field),
      ...(field.items && { list: list(field, isRequired) }),
    };
  });

const fieldsOf = (schema: z.ZodType) => formFields(z.toJSONSchema(schema, { io: 'input' }) as Schema);

interface Form {
  label: string;
  file: string;
  fields: Field[];
}

const yamlForm = (label: string, { file, schema }: { file: string; schema: z.ZodType }): Form => ({
  label,
  file,
  fields: fieldsOf(schema),
});

/** The rich-text editor of Pages CMS would rewrite tables and section ids. Its code editor leaves the text as it is. */
const legalBody: Field = {
  name: 'body',
  label: 'Texto',
  description:
    '«## Título {#nombre-corto}» empieza un apartado, con una línea vacía delante; «- **Titular:** …» es un dato; «Tabla: …» es el título de la tabla de debajo.',
  required: true,
  type: 'code',
  options: {},
};

/** The forms as the sidebar groups and names them, the most needed first. Names have at most 20 letters. */
const forms: Record<string, Form[]> = {
  'El evento': [
    ...Object.entries(eventForms).map(([label, fields]) =>
      yamlForm(label, { file: yamlFiles.event.file, schema: z.strictObject(fields) }),
    ),
    yamlForm('Palabras del evento', yamlFiles.eventLabels),
  ],
  Páginas: [
    yamlForm('Inicio', yamlFiles.home),
    yamlForm('Preguntas frecuentes', yamlFiles.faq),
    ...Object.entries(pageFiles).map(([page, file]) => yamlForm(pageNames[page as Route], file)),
    yamlForm('Página en desarrollo', yamlFiles.pageTexts),
    yamlForm('Menú y pie', yamlFiles.navigation),
  ],
  'La marca': [yamlForm('Marca y empresa', yamlFiles.site), yamlForm('Contacto', yamlFiles.contact)],
  'Textos legales': [
    ...Object.values(legalFiles).map(({ file, page }) => ({
      label: pageNames[page].replace('Política de privacidad', 'Privacidad'),
      file,
      fields: [...fieldsOf(legalHeadSchema), legalBody],
    })),
    yamlForm('Aviso de cookies', yamlFiles.consent),
    yamlForm('Palabras legales', yamlFiles.legalTexts),
  ],
  Otros: [
    yamlForm('Textos de los PDF', yamlFiles.documents),
    yamlForm('Página de error', yamlFiles.notFound),
  ],
};

/** The configuration of Pages CMS: https://pagescms.org/docs */
function pagesConfig() {
  const { components, share } = shareComponents(
    Object.values(forms).flatMap((group) => group.flatMap(({ fields }) => fields)),
  );
  const content = Object.entries(forms).map(([label, group], index) => ({
    name: `group-${index + 1}`,
    label,
    type: 'group',
    items: group.map(({ label: title, file, fields }) => ({
      name: title.normalize('NFD').replace(/\p{M}/gu, '').replaceAll(' ', '-').toLowerCase(),
      label: title,
      type: 'file',
      path: `${contentDir}/${file}`,
      operations: { delete: false },
      fields: share(fields),
    })),
  }));
  // Several forms share the event's file, so that each keeps what the others show.
  return { media, components, content, settings: { config: false, content: { merge: true } } };
}

/** Whether a node has a list of records in which there is another one. */
const isDeep = (node: unknown): boolean =>
  isMap(node) && node.items.some(({ value }) => isSeq(value) && value.items.some(hasRecords));

const hasRecords = (node: unknown) =>
  isMap(node) && node.items.some(({ value }) => isSeq(value) && value.items.some(isMap));

/** Generates the configuration of the staff's forms, .pages.yml. A field takes one line, unless it has groups of fields. */
export function pagesYaml(): string {
  const document = new Document(pagesConfig(), { aliasDuplicateObjects: false });
  visit(document, {
    Map(_key, node) {
      node.flow = !node.has('path') && !isDeep(node);
    },
  });
  (document.get('components') as YAMLMap).flow = false;
  const yaml = document.toString({
    lineWidth: 0,
    flowCollectionPadding: false,
    singleQuote: true,
    indentSeq: false,
  });
  return `# Generated from lib/content-model by npm run forms.\n\n${yaml}`;
}
