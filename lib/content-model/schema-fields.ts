import { z } from 'zod';
import type { FieldMeta } from './schemas/fields';

type Schema = z.core.$ZodType;

/** The schema inside what makes it optional, and before its value is transformed. */
function unwrap(schema: Schema): Schema {
  if (schema instanceof z.ZodPipe) return unwrap(schema.in as Schema);
  const isWrapper =
    schema instanceof z.ZodOptional || schema instanceof z.ZodDefault || schema instanceof z.ZodPrefault;
  return isWrapper ? unwrap(schema.unwrap() as Schema) : schema;
}

const readMeta = (schema: Schema): FieldMeta => z.globalRegistry.get(unwrap(schema)) ?? {};

/** The schema of a group's field or of a list's entries. */
function findChild(schema: Schema, key: PropertyKey): Schema | undefined {
  const inner = unwrap(schema);
  if (inner instanceof z.ZodArray) return inner.element as Schema;
  return inner instanceof z.ZodObject ? (inner.shape[String(key)] as Schema | undefined) : undefined;
}

/** Names a field by its labels in the forms: 'Hoteles, 2.ª entrada: Nombre' */
export function findLabel(schema: Schema, path: readonly PropertyKey[]): string {
  let current: Schema | undefined = schema;
  return path
    .map((key, index) => {
      current = current && findChild(current, key);
      if (typeof key === 'number') return `${index > 0 ? ', ' : ''}${key + 1}.ª entrada`;
      return `${index > 0 ? ': ' : ''}${(current && readMeta(current).title) ?? `«${String(key)}»`}`;
    })
    .join('');
}

/** A field of the content and the metadata of its schema. */
export interface Field {
  /** 'hotels', 1, 'href' */
  path: PropertyKey[];
  value: unknown;
  meta: FieldMeta;
}

/** Every field of a value, with the fields of its groups and the entries of its lists. */
export function listFields(schema: Schema, value: unknown, path: PropertyKey[] = []): Field[] {
  const keys = typeof value === 'object' && value !== null ? Object.entries(value) : [];
  const inside = keys.flatMap(([name, entry]) => {
    const key = Array.isArray(value) ? Number(name) : name;
    const child = findChild(schema, key);
    return child ? listFields(child, entry, [...path, key]) : [];
  });
  return [{ path, value, meta: readMeta(schema) }, ...inside];
}
