import { once } from 'node:events';
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

export interface OriginRules {
  ownHosts: readonly string[];
  /** True if a proxy of ours sets X-Forwarded-Host. */
  trustForwardedHost: boolean;
}

/**
 * Whether the headers prove that the request comes from this site. Null if they do not say where it comes from. The
 * origin is compared with the Host header and the configured hosts, because `request.url` names localhost under `next
 * start`.
 */
function provesOwnOrigin(headers: Headers, { ownHosts, trustForwardedHost }: OriginRules): boolean | null {
  const site = headers.get('sec-fetch-site');
  const origin = headers.get('origin');
  if (site !== null && site !== 'same-origin') return false;
  if (origin === null) return site === null ? null : true;
  if (!URL.canParse(origin)) return false;

  const { host } = new URL(origin);
  const forwarded = trustForwardedHost ? headers.get('x-forwarded-host') : null;
  return [headers.get('host'), forwarded, ...ownHosts].includes(host);
}

/**
 * A form post must prove that it comes from this site, because other sites can send one without a preflight. JSON needs
 * no proof, because the preflight blocks JSON from other sites.
 */
export function originAllowed(headers: Headers, encoding: Encoding, rules: OriginRules): boolean {
  return provesOwnOrigin(headers, rules) ?? encoding === 'json';
}

/** In bytes. A message of 1000 characters in any script is much smaller. */
const bodyLimit = 32 * 1024;

const bodyTimeoutMs = 3000;

/** Reads the body of a request. Counts the bytes that arrive, because the declared length may be wrong or missing. */
export async function readBody(
  request: Request,
  timeoutMs = bodyTimeoutMs,
): Promise<{ text: string } | { refusal: 'malformed' | 'slow' | 'large' }> {
  const stop = new AbortController();
  const timer = setTimeout(() => stop.abort(), timeoutMs);
  const chunks: Uint8Array[] = [];
  let size = 0;
  const body = new WritableStream<Uint8Array>({
    write(chunk) {
      size += chunk.byteLength;
      if (size > bodyLimit) stop.abort();
      else chunks.push(chunk);
    },
  });
  try {
    // The pipe ends only when the connection does, and the client may keep the connection open.
    await Promise.race([request.body?.pipeTo(body, stop), once(stop.signal, 'abort')]);
    if (!stop.signal.aborted)
      return { text: new TextDecoder('utf-8', { fatal: true }).decode(Buffer.concat(chunks)) };
  } catch {
    // The body was cut short or is not UTF-8.
    if (!stop.signal.aborted) return { refusal: 'malformed' };
  } finally {
    clearTimeout(timer);
  }
  return { refusal: size > bodyLimit ? 'large' : 'slow' };
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
  if (!hasFields(input)) return null;
  const honeypot = input[honeypotField];
  return { input, honeypotFilled: typeof honeypot === 'string' && honeypot.trim() !== '' };
}

/** A form that was filled in faster than this is a bot signal, and so is a message with this many links. */
const minElapsedMs = 2000;
const manyLinks = 3;

/**
 * Whether a message has two bot signals. Such a message is still delivered, with a mark in its subject, because
 * password managers fill in hidden fields and a person may paste links or be fast.
 * @param elapsed the value of the request header, null without JavaScript
 */
export function isSuspect(honeypotFilled: boolean, elapsed: string | null, message: string): boolean {
  const links = message.match(/https?:\/\/(?:www\.)?|www\./gi)?.length ?? 0;
  const signals = [honeypotFilled, elapsed !== null && Number(elapsed) < minElapsedMs, links >= manyLinks];
  return signals.filter(Boolean).length >= 2;
}
