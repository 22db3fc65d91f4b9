import { z } from 'zod';

/** Kinds of value as staff know them from YAML. */
const kinds: Record<string, string> = {
  string: 'un texto (un número o true, entre comillas)',
  number: 'un número',
  int: 'un número entero',
  boolean: 'true (sí) o false (no)',
  array: 'una lista, con un guion y un espacio delante de cada entrada',
  object: 'un grupo de campos, cada uno en su línea y con dos espacios más delante',
};

const { localeError } = z.locales.es();

/** Zod's messages in Spanish, except where staff need to know the kinds of value or the fields that exist. */
export function spanishMessage(issue: z.core.$ZodRawIssue): ReturnType<z.core.$ZodErrorMap> {
  if (issue.code === 'invalid_type') return `Se espera ${kinds[issue.expected] ?? issue.expected}.`;
  if (issue.code === 'unrecognized_keys' && issue.inst instanceof z.ZodObject)
    return `Este campo no existe. Aquí puede haber: ${Object.keys(issue.inst.shape).join(', ')}.`;
  return localeError(issue);
}
