import type { Content } from '../../content-model/load/load-content';
import { listTexts, type PlacedText } from '../../content-model/load/describe-schema';
import { eventFiles, legalFiles, pageFiles, yamlFiles } from '../../content-model/schemas/files';
import type { MediaUse } from '../../media/folders';

interface ContentText extends PlacedText {
  /** Path from the content's folder: 'faq.yaml' */
  file: string;
}

/** Every field that holds a text. The Markdown of a legal page does not count as a field. */
export function listContentTexts(content: Content): ContentText[] {
  const { event, eventFile, closingCalls, home, faq, navigation, site, privacy, legal } = content;
  const files = [
    { file: eventFile, schema: eventFiles.schema, value: event },
    { ...yamlFiles.closingCalls, value: closingCalls },
    { ...yamlFiles.home, value: home },
    { ...yamlFiles.faq, value: faq },
    { ...yamlFiles.navigation, value: navigation },
    { ...yamlFiles.site, value: site },
    { ...yamlFiles.privacy, value: privacy },
    { ...legalFiles.notice, value: legal.notice },
    { ...legalFiles.privacy, value: legal.privacy },
    { ...legalFiles.cookies, value: legal.cookies },
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
