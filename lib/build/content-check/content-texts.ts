import type { Content } from '../../content-loader/load-content';
import { listTexts, type FieldText } from '../../content-loader/fields';
import { eventFiles, legalFiles, pageFiles, yamlFiles } from '../../content-model/files';
import type { MediaUse } from '../../media/folders';

interface ContentText extends FieldText {
  /** Path from the content's folder: 'faq.yaml' */
  file: string;
}

/** Every field that holds a text. The Markdown of a legal page does not count as a field. */
export function listContentTexts(content: Content): ContentText[] {
  const files = [
    { file: content.eventFile, schema: eventFiles.schema, value: content.event },
    ...Object.entries(yamlFiles).map(([key, file]) => ({
      ...file,
      value: content[key as keyof typeof yamlFiles],
    })),
    ...Object.entries(legalFiles).map(([key, file]) => ({
      ...file,
      value: content.legal[key as keyof typeof legalFiles],
    })),
    ...Object.entries(content.pages).map(([address, value]) => ({
      file: `${pageFiles.folder}${address}.yaml`,
      schema: pageFiles.schema,
      value,
    })),
  ];
  return files.flatMap(({ file, schema, value }) =>
    listTexts(schema, value).map((field) => ({ file, ...field })),
  );
}

/** A field that names an uploaded file. */
export interface NamedFile extends ContentText {
  /** 'pictures/torre.jpg' */
  name: string;
  use: MediaUse;
}

export const listNamedFiles = (content: Content): NamedFile[] =>
  listContentTexts(content).flatMap((field) =>
    field.meta.use ? [{ ...field, name: field.value, use: field.meta.use }] : [],
  );
