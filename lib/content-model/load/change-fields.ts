import { z } from 'zod';
import type { FieldMeta } from '../schemas/fields';

/** A field of the content and the metadata of its schema. */
export interface Field {
  /** 'hotels', 1, 'href' */
  path: (string | number)[];
  value: unknown;
  meta: FieldMeta;
}

type Schema = z.core.$ZodType;

/** The schema inside `optional()` or `default()`. */
function required(schema: Schema): Schema {
  const isWrapper = schema instanceof z.ZodOptional || schema instanceof z.ZodDefault;
  return isWrapper ? required(schema.unwrap() as Schema) : schema;
}

/** The metadata of a schema. `meta()` may have been called before or after `optional()`. */
const metaOf = (schema: Schema): FieldMeta => ({
  ...z.globalRegistry.get(required(schema)),
  ...z.globalRegistry.get(schema),
});

/** The schema of a record's field or of a list's entries. */
function childOf(schema: Schema | undefined, key: PropertyKey): Schema | undefined {
  const inner = schema && required(schema);
  if (inner instanceof z.ZodArray) return inner.element as Schema;
  return inner instanceof z.ZodObject ? (inner.shape[key as string] as Schema | undefined) : undefined;
}

/** Names a field by its labels in the forms: 'Hoteles, 2.ª entrada: Nombre' */
export function labelOf(schema: Schema | undefined, [key, ...rest]: readonly PropertyKey[]): string {
  if (key === undefined) return '';
  const field = childOf(schema, key);
  const label =
    typeof key === 'number' ? `${key + 1}.ª entrada` : ((field && metaOf(field).title) ?? `«${String(key)}»`);
  const separator = rest.length === 0 ? '' : typeof rest[0] === 'number' ? ', ' : ': ';
  return label + separator + labelOf(field, rest);
}

/**
 * Copies a value and changes its fields.
 * @param change returns the new value of a field; the fields inside a changed field are not visited
 */
export function changeFields(
  schema: Schema,
  value: unknown,
  change: (field: Field) => unknown,
  path: Field['path'] = [],
): unknown {
  const changed = change({ path, value, meta: metaOf(schema) });
  if (changed !== value || typeof value !== 'object' || value === null) return changed;
  const mapChild = (key: string | number, entry: unknown) => {
    const child = childOf(schema, key);
    return child ? changeFields(child, entry, change, [...path, key]) : entry;
  };
  return Array.isArray(value)
    ? value.map((entry, index) => mapChild(index, entry))
    : Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, mapChild(key, entry)]));
}
