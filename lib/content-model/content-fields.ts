import { legalFiles, yamlFiles } from './files';
import { legalHeadSchema } from './legal';
import type { Content } from './load';
import { fieldName } from './problems';
import { fieldsOf, type Field } from './walk';

/** A field of the content and its place. */
export interface ContentField extends Pick<Field, 'value' | 'meta'> {
  /** 'event.yaml', in the content's folder. */
  file: string;
  /** 'hotels[1].href' */
  field: string;
}

/** Every field of the content, file by file. Of a legal page, the fields above its text. */
export function contentFields(content: Content): ContentField[] {
  const files = [
    ...Object.entries(yamlFiles).map(([key, { file, schema }]) => ({
      file,
      schema,
      value: content[key as keyof typeof yamlFiles],
    })),
    ...Object.entries(legalFiles).map(([key, { file }]) => ({
      file,
      schema: legalHeadSchema,
      value: content.legal[key as keyof typeof legalFiles],
    })),
  ];
  return files.flatMap(({ file, schema, value: whole }) =>
    fieldsOf(schema, whole).map(({ path, value, meta }) => ({ file, field: fieldName(path), value, meta })),
  );
}
