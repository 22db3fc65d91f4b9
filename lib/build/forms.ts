import { Document, visit } from 'yaml';
import { z } from 'zod';
import { eventForms } from '../content-model/event';
import { announcementFiles, eventFiles, legalFiles, pageFiles, yamlFiles } from '../content-model/files';
import { legalHeadSchema } from '../content-model/legal';
import { pageNames, sectionNames } from '../content-model/links';
import { slugify } from '../slug';
import { documentsFolder } from '../routes';
import { makeFields, type CmsField, type Settings } from './cms-fields';

const contentDir = 'lib/content';

/** The folders of uploads. A form writes `output` in front of a file's name. */
const uploadFolders = [
  { name: 'pictures', label: 'Fotos', input: `${contentDir}/pictures`, output: 'pictures' },
  { name: 'films', label: 'Vídeos y subtítulos', input: `${contentDir}/films`, output: 'films' },
  { name: 'music', label: 'Música', input: `${contentDir}/music`, output: 'music' },
  { name: documentsFolder, label: 'PDF', input: `public/${documentsFolder}`, output: `/${documentsFolder}` },
].map((folder) => ({ ...folder, rename: 'safe' }));

interface Form {
  label: string;
  fields: CmsField[];
  source: Settings & { path: string };
}

/** The rich-text editor of Pages CMS would rewrite tables and section ids. Its code editor leaves the text as it is. */
const legalBody: CmsField = {
  name: 'body',
  label: 'Texto',
  description:
    '«## Título {#nombre-corto}» empieza un apartado, con una línea vacía delante, y «### Título», una parte de él; «- **Titular:** …» es un dato; «Tabla: …» es el título de la tabla de debajo.',
  required: true,
  type: 'code',
  options: {},
};

/** A form for each file of a folder. The list of files shows `fields`, and the first of them names a new file. */
const makeFolderSource = (
  { folder }: { folder: string },
  fields: string[],
  operations: { create?: boolean; delete?: boolean } = {},
): Form['source'] => ({
  type: 'collection',
  path: `${contentDir}/${folder}`,
  filename: `{${fields[0]}}.yaml`,
  view: { primary: fields[0], fields },
  operations: { create: false, rename: false, delete: false, ...operations },
});

/** The other forms of an event show these fields, so that staff know which event they edit. A place can have several. */
const readonlyNames: CmsField[] = [
  { name: 'place', label: 'Lugar', type: 'string', readonly: true },
  // Without a default, the form writes today's date into a date that is absent.
  { name: 'firstDay', label: 'Primer día', type: 'date', default: '', readonly: true },
];

/** The forms in the order of the sidebar, the most needed first. Labels have at most 20 letters. */
function makeForms(otherPageNames: Record<string, string>): Record<string, Form[]> {
  const linkTargets = { ...pageNames, ...otherPageNames, ...sectionNames };
  const makeForm = (label: string, { file, schema }: { file: string; schema: z.ZodType }): Form => ({
    label,
    fields: makeFields(schema, linkTargets),
    source: { type: 'file', path: `${contentDir}/${file}`, operations: { delete: false } },
  });
  const makeLegalForm = (label: string, { file }: { file: string }): Form => {
    const form = makeForm(label, { file, schema: legalHeadSchema });
    return { ...form, fields: [...form.fields, legalBody] };
  };
  return {
    'Los eventos': [
      ...Object.entries(eventForms).map(([label, schemas], index) => {
        // Only the first form creates the file of an event, which is named after its place.
        const isFirst = index === 0;
        const fields = makeFields(z.strictObject(schemas), linkTargets);
        return {
          label,
          fields: isFirst ? fields : [...readonlyNames, ...fields],
          source: makeFolderSource(eventFiles, ['place', 'firstDay'], { create: isFirst }),
        };
      }),
      {
        label: 'Anunciar una fecha',
        fields: makeFields(announcementFiles.schema, linkTargets),
        source: makeFolderSource(announcementFiles, ['place', 'firstDay', 'state'], {
          create: true,
          delete: true,
        }),
      },
      makeForm('Llamada final', yamlFiles.closingCalls),
    ],
    Páginas: [
      makeForm('Inicio', yamlFiles.home),
      makeForm('Preguntas frecuentes', yamlFiles.faq),
      {
        label: 'Galería y otras',
        fields: makeFields(pageFiles.schema, linkTargets),
        // Staff create no pages, because links can lead to a new one only after npm run forms.
        source: makeFolderSource(pageFiles, ['name']),
      },
      makeForm('Menú y pie', yamlFiles.navigation),
    ],
    'La marca': [makeForm('Marca y empresa', yamlFiles.site)],
    'Textos legales': [
      makeLegalForm('Aviso legal', legalFiles.legalNotice),
      makeLegalForm('Privacidad', legalFiles.privacyPolicy),
      makeLegalForm('Política de cookies', legalFiles.cookiePolicy),
      makeForm('Cookies y privacidad', yamlFiles.privacy),
    ],
  };
}

/** The configuration of Pages CMS: https://pagescms.org/docs */
function makePagesConfig(otherPageNames: Record<string, string>) {
  const forms = makeForms(otherPageNames);
  const content = Object.entries(forms).map(([label, group], index) => ({
    name: `group-${index + 1}`,
    label,
    type: 'group',
    items: group.map(({ label: title, source, fields }) => ({
      name: slugify(title),
      label: title,
      ...source,
      fields,
    })),
  }));
  // Several forms share the event's file. With `merge`, saving one keeps what the others show.
  return { media: uploadFolders, content, settings: { config: false, content: { merge: true } } };
}

/** Generates .pages.yml, the configuration of the staff's forms. @param otherPageNames those of lib/content/pages, by address */
export function makePagesYaml(otherPageNames: Record<string, string>): string {
  const document = new Document(makePagesConfig(otherPageNames), { aliasDuplicateObjects: false });
  visit(document, {
    // A field is one line of the file.
    Map(_key, node) {
      node.flow = !['media', 'items', 'path'].some((key) => node.has(key));
    },
  });
  const yaml = document.toString({
    lineWidth: 0,
    flowCollectionPadding: false,
    singleQuote: true,
    indentSeq: false,
  });
  return `# Generated from lib/content-model by npm run forms.\n\n${yaml}`;
}
