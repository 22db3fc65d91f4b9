import { z } from 'zod';
import { numberWord } from './number-words';

/** Types of value in Spanish. */
const kinds: Record<string, string> = {
  string: 'un texto entre comillas',
  number: 'un número sin comillas',
  int: 'un número entero sin comillas',
  boolean: 'true (sí) o false (no), sin comillas',
  array: 'una lista entre corchetes: [ … ]',
  object: 'un grupo de campos entre llaves: { … }',
  record: 'un grupo de campos entre llaves: { … }',
  null: 'null, sin comillas',
};

/** 'una entrada', 'cinco entradas' */
export const entries = (count: number) => (count === 1 ? 'una entrada' : `${numberWord(count)} entradas`);

function sizeExpected(
  issue: { origin: string; exact?: boolean | undefined },
  size: unknown,
  least: boolean,
): string {
  const limit = issue.exact ? '' : least ? ' o más' : ' como mucho';
  if (issue.origin === 'string') return `un texto de ${String(size)} caracteres${limit}`;
  if (issue.origin === 'array')
    return `una lista de ${entries(Number(size))}${issue.exact ? ', ni más ni menos' : limit}`;
  return `un número: ${String(size)}${limit}`;
}

/** The fields that a record may have. */
function allowedKeys(schema: unknown): string {
  return schema instanceof z.core.$ZodObject
    ? `; aquí puede haber ${Object.keys(schema._zod.def.shape).join(', ')}`
    : '';
}

/**
 * Zod's messages in Spanish for staff, where a schema has none of its own.
 * @returns undefined for zod's default message
 */
export function expected(issue: z.core.$ZodRawIssue): string | undefined {
  switch (issue.code) {
    case 'invalid_type':
      return kinds[issue.expected] ?? 'un valor de otra clase';
    case 'invalid_value':
      return issue.values.length === 1
        ? `este texto tal cual, que no se cambia: ${JSON.stringify(issue.values[0])}`
        : `uno de estos valores: ${issue.values.map((value) => JSON.stringify(value)).join(', ')}`;
    case 'too_small':
      return sizeExpected(issue, issue.minimum, true);
    case 'too_big':
      return sizeExpected(issue, issue.maximum, false);
    case 'unrecognized_keys':
      return `que no haya campos de más: ${issue.keys.join(', ')} no existe aquí${allowedKeys(issue.inst)}`;
    case 'invalid_key':
      return 'otro nombre de campo: este no existe aquí';
    default:
      return 'un valor de otra forma: compáralo con los de al lado';
  }
}
