import { z } from 'zod';

/** Describes kinds of value in the way that staff write them in YAML. */
const kinds: Record<string, string> = {
  string: 'un texto',
  number: 'un número, sin comillas ni palabras',
  int: 'un número entero, sin comillas ni palabras',
  boolean: 'true (sí) o false (no)',
  array: 'una lista, con un guion y un espacio delante de cada entrada',
  object: 'un grupo de campos, cada uno en su línea y con dos espacios más delante',
};

const { localeError } = z.locales.es();

/** zod's own Spanish message, or a better one if a value has the wrong kind or a field does not exist. */
export function spanishMessage(issue: z.core.$ZodRawIssue): ReturnType<z.core.$ZodErrorMap> {
  if (issue.code === 'invalid_type') {
    const expected = `Se espera ${kinds[issue.expected] ?? issue.expected}`;
    if (issue.expected !== 'string') return `${expected}.`;
    const isBare = typeof issue.input === 'number' || typeof issue.input === 'boolean';
    if (isBare) return `${expected}: entre comillas, '${issue.input}'.`;
    return issue.input
      ? `${expected}. Si lleva dos puntos dentro, va entre comillas, o debajo de «>-».`
      : `${expected}.`;
  }
  if (issue.code === 'unrecognized_keys' && issue.inst instanceof z.ZodObject)
    return `Este campo no existe. Aquí puede haber: ${Object.keys(issue.inst.shape).join(', ')}.`;
  return localeError(issue);
}
