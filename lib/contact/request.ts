import { once } from 'node:events';
import type { Env } from '../env';
import { fieldNames, fields, honeypotField } from './fields';

/** The script of the page sends JSON. Without JavaScript the browser posts a form. */
export type Encoding = 'json' | 'form';

/** Returns null for any other type, and for a compressed body. */
export function findEncoding(headers: Headers): Encoding | null {
  if ((headers.get('content-encoding') ?? 'identity') !== 'identity') return null;
  const type = headers.get('content-type')?.split(';')[0]?.trim().toLowerCase();
  if (type === 'application/json') return 'json';
  return type === 'application/x-www-form-urlencoded' ? 'form' : null;
}

/**
 * Whether a request may come from this site. A form post must prove it, because other sites can send one without a
 * preflight. JSON needs no proof, because the preflight blocks JSON from other sites. The origin is compared with the
 * Host header and the configured hosts, because `request.url` names localhost under `next start`.
 */
export function isOriginAllowed(
  headers: Headers,
  encoding: Encoding,
  { ownHosts, trustProxy, onVercel }: Pick<Env, 'ownHosts' | 'trustProxy' | 'onVercel'>,
): boolean {
  const site = headers.get('sec-fetch-site');
  const origin = headers.get('origin');
  if (site !== null && site !== 'same-origin') return false;
  if (origin === null) return site !== null || encoding === 'json';
  const forwarded = trustProxy > 0 || onVercel ? headers.get('x-forwarded-host') : null;
  const hosts = [headers.get('host'), forwarded, ...ownHosts];
  return URL.canParse(origin) && hosts.includes(new URL(origin).host);
}

/** In bytes. A message of 1000 characters in any script is much smaller. */
const bodyLimit = 32 * 1024;

const bodyTimeoutMs = 3000;

/** Reads the body of a request. Counts the bytes that arrive, because the declared length may be wrong or missing. */
export function readBody(
  request: Request,
): Promise<{ text: string } | { refusal: 'malformed' | 'slow' | 'large' }> {
  const reader = (request.body ?? new Blob().stream()).getReader();

  async function readAll() {
    const chunks: Uint8Array[] = [];
    for (let size = 0; size <= bodyLimit;) {
      const { done, value } = await reader.read();
      if (done) return { text: new TextDecoder('utf-8', { fatal: true }).decode(Buffer.concat(chunks)) };
      chunks.push(value);
      size += value.byteLength;
    }
    return { refusal: 'large' as const };
  }

  // A body that was cut short or is not UTF-8 is an error.
  const whole = readAll().catch(() => ({ refusal: 'malformed' as const }));
  const late = once(AbortSignal.timeout(bodyTimeoutMs), 'abort').then(() => ({ refusal: 'slow' as const }));
  return Promise.race([whole, late]);
}

/** Every form of ours sends the required fields. A box that is not ticked is missing from a form post. */
const hasFields = (input: Record<string, unknown>) =>
  fieldNames.every(
    (name) => typeof input[name] === 'string' || (input[name] === undefined && !fields[name].rules.required),
  );

/** Reads the fields of a body. Null if a form of ours cannot have sent it. */
export function parseFields(encoding: Encoding, text: string) {
  let value: unknown;
  try {
    value = encoding === 'json' ? JSON.parse(text) : Object.fromEntries(new URLSearchParams(text));
  } catch {
    return null;
  }
  const input: Record<string, unknown> = { ...(value as object) };
  return hasFields(input) ? input : null;
}

/** A form that was filled in faster than this is a bot signal, and so is a message with this many links. */
const minElapsedMs = 2000;
const manyLinks = 3;

/**
 * Whether a message has two bot signals. Such a message is still delivered, with a mark in its subject, because
 * password managers fill in hidden fields and a person may paste links or be fast.
 * @param elapsed the value of the request header, null without JavaScript
 */
export function isSuspect(input: Record<string, unknown>, elapsed: string | null): boolean {
  const links = String(input.message).match(/https?:\/\/(?:www\.)?|www\./gi)?.length ?? 0;
  const isTrapped = String(input[honeypotField] ?? '').trim() !== '';
  const signals = [isTrapped, elapsed !== null && Number(elapsed) < minElapsedMs, links >= manyLinks];
  return signals.filter(Boolean).length >= 2;
}
