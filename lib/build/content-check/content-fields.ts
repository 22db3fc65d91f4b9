import type { z } from 'zod';
import type { MediaUse } from '../../media/folders';
import { legalFiles, pageFiles, yamlFiles } from '../../content-model/schemas/files';
import { legalHeadSchema } from '../../content-model/schemas/legal';
import type { Content } from '../../content-model/load/load-content';
import { changeFields, type Field } from '../../content-model/load/change-fields';

interface ContentField extends Field {
  /** Path from the content's folder: 'event.yaml' */
  file: string;
  /** The schema of the whole file. */
  schema: z.ZodType;
}

/** Every field of the content. The Markdown of a legal page does not count as a field. */
export function contentFields(content: Content): ContentField[] {
  const files = [
    ...Object.entries(yamlFiles).map(([key, { file, schema }]) => ({
      file,
      schema,
      values: content[key as keyof typeof yamlFiles],
    })),
    ...Object.entries(pageFiles).map(([path, { file, schema }]) => ({
      file,
      schema,
      values: content.pages[path as keyof typeof pageFiles],
    })),
    ...Object.entries(legalFiles).map(([key, { file }]) => ({
      file,
      schema: legalHeadSchema,
      values: content.legal[key as keyof typeof legalFiles],
    })),
  ];
  return files.flatMap(({ file, schema, values }) => {
    const fields: ContentField[] = [];
    changeFields(schema, values, (field) => {
      fields.push({ file, schema, ...field });
      return field.value;
    });
    return fields;
  });
}

/** A field that names an uploaded file. */
export interface NamedFile extends ContentField {
  /** 'pictures/torre.jpg' */
  name: string;
  use: MediaUse;
}

export const namedFiles = (content: Content): NamedFile[] =>
  contentFields(content).flatMap((field) =>
    field.meta.use && typeof field.value === 'string'
      ? [{ ...field, name: field.value, use: field.meta.use }]
      : [],
  );
