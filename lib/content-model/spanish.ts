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

/** What staff have to do about a value that has the wrong kind. */
function kindMessage({ expected, input }: z.core.$ZodRawIssue<z.core.$ZodIssueInvalidType>, typed?: string) {
  const message = `Se espera ${kinds[expected] ?? expected}`;
  if (expected !== 'string' || input === undefined) return `${message}.`;
  return typed === undefined
    ? `${message}. Si lleva dos puntos dentro o empieza por un signo, va entre comillas, o debajo de «>-».`
    : `${message}: entre comillas, '${typed}'.`;
}

/**
 * Says in Spanish what a schema expects. Schemas with a message of their own do not come here.
 * @param typed the value as staff typed it, if it is not a list or a record
 */
export function spanishMessage(issue: z.core.$ZodRawIssue, typed?: string): string | undefined {
  switch (issue.code) {
    case 'invalid_type':
      return kindMessage(issue, typed);
    case 'invalid_value':
      return issue.values.length === 1
        ? `Este texto no se cambia: se espera «${String(issue.values[0])}».`
        : `Se espera una de estas palabras: ${issue.values.join(', ')}.`;
    case 'too_big':
      if (typeof issue.input === 'string')
        return `Sobra texto: caben ${issue.maximum} caracteres y hay ${issue.input.length}.`;
      return Array.isArray(issue.input)
        ? `Sobran entradas: caben ${issue.maximum} y hay ${issue.input.length}.`
        : `Se espera un número hasta ${issue.maximum}.`;
    case 'too_small':
      if (typeof issue.input === 'string') return 'Falta este texto.';
      return Array.isArray(issue.input)
        ? `Faltan entradas: hacen falta ${issue.minimum} y hay ${issue.input.length}.`
        : `Se espera un número desde ${issue.minimum}.`;
    case 'unrecognized_keys': {
      const known = issue.inst instanceof z.ZodObject ? Object.keys(issue.inst.shape) : [];
      const absent = known.filter((name) => !(name in (issue.input as object)));
      return `Este campo no existe. ${absent.length > 0 ? `Aquí faltan: ${absent.join(', ')}.` : 'Bórralo.'}`;
    }
  }
}
