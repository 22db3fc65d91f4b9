import { z } from 'zod';
import type { MediaUse } from '../media/folders';
import { yamlFiles } from './files';
import type { Content } from './load';
import { mapFields, type Field } from './walk';

interface ContentField extends Pick<Field, 'value' | 'meta'> {
  /** Path from the content's folder: 'event.yaml' */
  file: string;
  /** 'hotels[1].href' */
  field: string;
}

/** Every field of the YAML files. */
export function contentFields(content: Content): ContentField[] {
  return Object.entries(yamlFiles).flatMap(([key, { file, schema }]) => {
    const fields: ContentField[] = [];
    mapFields(schema, content[key as keyof typeof yamlFiles], ({ path, value, meta }) => {
      fields.push({ file, field: z.core.toDotPath(path), value, meta });
      return value;
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
