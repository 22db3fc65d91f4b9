import { honeypotField } from '../form/limits';

/** JSON as the page's script sends it, or a browser's own form post. */
export type Encoding = 'json' | 'form';

interface Fields {
  /** Any values in JSON, always texts in a form post. */
  input: Record<string, unknown>;
  honeypotFilled: boolean;
}

/** Null for another type, and for a compressed body. */
export function encodingOf(headers: Headers): Encoding | null {
  if ((headers.get('content-encoding') ?? 'identity') !== 'identity') return null;
  const type = headers.get('content-type')?.split(';')[0]?.trim().toLowerCase();
  if (type === 'application/json') return 'json';
  return type === 'application/x-www-form-urlencoded' ? 'form' : null;
}

function parseJson(text: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && !Array.isArray(value) ? (value as Record<string, unknown>) : null;
  } catch {
    return null;
  }
}

/** The fields of a body; null when it is not a JSON object. */
export function parseFields(encoding: Encoding, text: string): Fields | null {
  const input = encoding === 'json' ? parseJson(text) : Object.fromEntries(new URLSearchParams(text));
  if (!input) return null;
  const honeypot = input[honeypotField];
  return { input, honeypotFilled: typeof honeypot === 'string' && honeypot.trim() !== '' };
}
