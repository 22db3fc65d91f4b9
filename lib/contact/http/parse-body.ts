import { contactFields, trapField } from '../form/limits';
import type { ContactField } from '../form/schema';

/** JSON as the page's script sends it, or a browser's own form post. */
export type Encoding = 'json' | 'form';

export interface Fields {
  /** As they came: any value in JSON, always texts in a form post. */
  input: Partial<Record<ContactField, unknown>>;
  trapFilled: boolean;
}

/** Null for a request that cannot be read: another type, another charset than UTF-8, or compressed. */
export function encodingOf(headers: Headers): Encoding | null {
  const [type = '', ...parameters] = (headers.get('content-type') ?? '').toLowerCase().split(';');
  const charset = parameters.map((part) => part.trim()).find((part) => part.startsWith('charset='));
  if (charset !== undefined && !/^charset="?utf-?8"?$/.test(charset)) return null;
  if ((headers.get('content-encoding') ?? 'identity') !== 'identity') return null;
  if (type.trim() === 'application/json') return 'json';
  return type.trim() === 'application/x-www-form-urlencoded' ? 'form' : null;
}

function parseJson(text: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? (value as Record<string, unknown>)
      : null;
  } catch {
    return null;
  }
}

function parseForm(text: string): Record<string, unknown> | null {
  try {
    // URLSearchParams would put U+FFFD for broken escapes; this throws.
    decodeURIComponent(text);
  } catch {
    return null;
  }
  return Object.fromEntries(new URLSearchParams(text));
}

/** The four fields and the honeypot of a body; null when it is not what its type says. Ignores unknown keys. */
export function parseFields(encoding: Encoding, text: string): Fields | null {
  const body = encoding === 'json' ? parseJson(text) : parseForm(text);
  if (!body) return null;
  const input: Fields['input'] = {};
  for (const name of contactFields) if (Object.hasOwn(body, name)) input[name] = body[name];
  const trap = Object.hasOwn(body, trapField) ? body[trapField] : '';
  return { input, trapFilled: typeof trap === 'string' && trap.trim() !== '' };
}
