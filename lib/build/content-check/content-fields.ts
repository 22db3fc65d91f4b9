import type { Content } from '../../content-model/load/load-content';
import { describeSchema, findChild, type FieldSchema } from '../../content-model/schema-fields';
import { legalFiles, pageFiles, yamlFiles } from '../../content-model/schemas/files';
import type { MediaUse } from '../../media/folders';

/** A field that holds a text. */
interface TextField {
  /** Path from the content's folder: 'event.yaml' */
  file: string;
  /** 'hotels', 1, 'image' */
  path: PropertyKey[];
  value: string;
  meta: FieldSchema;
}

/** Every field that holds a text. The Markdown of a legal page does not count as a field. */
export function listTextFields(content: Content): TextField[] {
  const values: Record<string, unknown> = { ...content, ...content.pages, ...content.legal };
  return Object.entries({ ...yamlFiles, ...pageFiles, ...legalFiles }).flatMap(([key, { file, schema }]) => {
    const listInside = (meta: FieldSchema | undefined, value: unknown, path: PropertyKey[]): TextField[] => {
      if (meta && typeof value === 'string') return [{ file, path, value, meta }];
      if (!meta || typeof value !== 'object' || value === null) return [];
      return Object.entries(value).flatMap(([name, entry]) => {
        const child = Array.isArray(value) ? Number(name) : name;
        return listInside(findChild(meta, child), entry, [...path, child]);
      });
    };
    return listInside(describeSchema(schema), values[key], []);
  });
}

/** A field that names an uploaded file. */
export interface NamedFile extends TextField {
  /** 'pictures/torre.jpg' */
  name: string;
  use: MediaUse;
}

export const listNamedFiles = (content: Content): NamedFile[] =>
  listTextFields(content).flatMap((field) =>
    field.meta.use ? [{ ...field, name: field.value, use: field.meta.use }] : [],
  );
