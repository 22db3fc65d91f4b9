import { Document, visit, type YAMLMap } from 'yaml';
import { z } from 'zod';
import { describeSchema, type FieldSchema } from '../content-model/schema-fields';
import { eventForms } from '../content-model/schemas/event-fields';
import { legalFiles, pageFiles, yamlFiles } from '../content-model/schemas/files';
import { pageNames } from '../content-model/schemas/links';
import { slugify } from '../media/file-names';
import { uploads, type MediaUse } from '../media/folders';
import { documentsFolder, type Route } from '../routes';
import { shareComponents, type Field, type Settings } from './form-components';

const contentDir = 'lib/content';

/** The folders of uploads. A form writes `output` in front of a file's name. */
const media = [
  { name: 'pictures', label: 'Fotos', input: `${contentDir}/pictures`, output: 'pictures' },
  { name: 'films', label: 'Vídeos y subtítulos', input: `${contentDir}/films`, output: 'films' },
  { name: 'music', label: 'Música', input: `${contentDir}/music`, output: 'music' },
  { name: documentsFolder, label: 'PDF', input: `public/${documentsFolder}`, output: `/${documentsFolder}` },
].map((folder) => ({ ...folder, rename: 'safe' }));

/** A field that chooses or uploads a file. The endings may be in capitals, as cameras write them. */
function upload(use: MediaUse): Settings {
  const { folder: name, endings } =
    use === 'document' ? { folder: documentsFolder, endings: ['pdf'] } : uploads[use];
  return {
    type: name === 'pictures' ? 'image' : 'file',
    options: { media: name, extensions: endings.flatMap((ending) => [ending, ending.toUpperCase()]) },
  };
}

/** The form control for one value of a field. */
function control(field: FieldSchema): Settings {
  const { minimum: min, maximum: max, accepts } = field;
  if (field.properties) return { type: 'object', fields: formFields(field) };
  if (field.use) return upload(field.use);
  if (field.enum) {
    const values = field.enum.map((value, index) => ({ value, label: field.labels?.[index] ?? value }));
    return { type: 'select', options: { values } };
  }
  if (field.const) return { type: 'string', readonly: true };
  if (field.type === 'boolean') return { type: 'boolean' };
  if (field.type === 'integer') return { type: 'number', options: { min, max } };
  // Without a step, browsers refuse fractions.
  if (field.type === 'number') return { type: 'number', options: { min, max, step: 'any' } };
  // Without a default, the form writes today's date into a date that is absent.
  if (field.format === 'date') return { type: 'date', default: '' };
  if (field.format === 'uuid') return { type: 'uuid' };
  const type = field.multiline ? 'text' : 'string';
  // Whether the text may be empty is another rule of the form.
  return accepts ? { type, pattern: { regex: `^(${accepts.regex})?$`, message: accepts.message } } : { type };
}

/** A list. Its records are folded, and the first text of each serves as a heading. */
function list({ title, description, items = {}, minItems = 0, maxItems }: FieldSchema): Settings {
  const [heading] =
    Object.entries(items.properties ?? {}).find(([, { type, use }]) => type === 'string' && !use) ?? [];
  return {
    // Forms repeat a list's help below each entry, so that it belongs into the label.
    label: [title, description].filter(Boolean).join('. '),
    // For a required list, Pages CMS forgets its own minimum and asks for one entry.
    required: minItems === 1,
    ...control(items),
    list: {
      min: minItems > 1 ? minItems : undefined,
      max: maxItems,
      collapsible: heading ? { collapsed: true, summary: `{index}. {${heading}}` } : false,
    },
  };
}

const formFields = ({ properties = {}, required = [] }: FieldSchema): Field[] =>
  Object.entries(properties).map(([name, field]) => {
    const { title: label, description } = field;
    const settings = field.items
      ? list(field)
      : { label, description, required: required.includes(name), ...control(field) };
    return { name, ...settings };
  });

interface Form {
  label: string;
  file: string;
  fields: Field[];
}

const makeForm = (label: string, { file, schema }: { file: string; schema: z.ZodType }): Form => ({
  label,
  file,
  fields: formFields(describeSchema(schema)),
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

function makeLegalForm(file: (typeof legalFiles)[keyof typeof legalFiles]): Form {
  const form = makeForm(pageNames[file.page].replace('Política de privacidad', 'Privacidad'), file);
  return { ...form, fields: [...form.fields, legalBody] };
}

/** The forms as the sidebar groups and names them, the most needed first. Names have at most 20 letters. */
const forms: Record<string, Form[]> = {
  'El evento': [
    ...Object.entries(eventForms).map(([label, fields]) =>
      makeForm(label, { file: yamlFiles.event.file, schema: z.strictObject(fields) }),
    ),
    makeForm('Palabras del evento', yamlFiles.eventLabels),
  ],
  Páginas: [
    makeForm('Inicio', yamlFiles.home),
    makeForm('Preguntas frecuentes', yamlFiles.faq),
    ...Object.entries(pageFiles).map(([page, file]) => makeForm(pageNames[page as Route], file)),
    makeForm('Página en desarrollo', yamlFiles.pageTexts),
    makeForm('Menú y pie', yamlFiles.navigation),
  ],
  'La marca': [makeForm('Marca y empresa', yamlFiles.site), makeForm('Contacto', yamlFiles.contact)],
  'Textos legales': [
    ...Object.values(legalFiles).map(makeLegalForm),
    makeForm('Aviso de cookies', yamlFiles.consent),
    makeForm('Palabras legales', yamlFiles.legalTexts),
  ],
  Otros: [
    makeForm('Textos de los PDF', yamlFiles.documents),
    makeForm('Página de error', yamlFiles.notFound),
  ],
};

/** The configuration of Pages CMS: https://pagescms.org/docs */
function makePagesConfig() {
  const allForms = Object.values(forms).flat();
  const { components, share } = shareComponents(allForms.flatMap(({ fields }) => fields));
  const content = Object.entries(forms).map(([label, group], index) => ({
    name: `group-${index + 1}`,
    label,
    type: 'group',
    items: group.map(({ label: title, file, fields }) => ({
      name: slugify(title),
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

/** Generates the configuration of the staff's forms, .pages.yml. A field takes one line. */
export function makePagesYaml(): string {
  const document = new Document(makePagesConfig(), { aliasDuplicateObjects: false });
  visit(document, {
    Map(_key, node) {
      node.flow = !['media', 'items', 'path'].some((key) => node.has(key));
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
