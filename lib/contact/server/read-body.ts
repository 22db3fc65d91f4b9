import { once } from 'node:events';

/** The script of the page sends JSON. Without JavaScript the browser posts a form. */
export type Encoding = 'json' | 'form';

/** Finds how a body is encoded. Null if it is neither JSON nor a form, or is compressed. */
export function findEncoding(headers: Headers): Encoding | null {
  if ((headers.get('content-encoding') ?? 'identity') !== 'identity') return null;
  const type = headers.get('content-type')?.split(';')[0]?.trim().toLowerCase();
  if (type === 'application/json') return 'json';
  return type === 'application/x-www-form-urlencoded' ? 'form' : null;
}

/** In bytes. A message of 1000 characters in any script is much smaller. */
const bodyLimit = 32 * 1024;

const bodyTimeoutMs = 3000;

const refuse = (refusal: 'malformed' | 'slow' | 'large') => ({ refusal });

/** Reads the text of a body. Counts the bytes that arrive, because the declared length may be wrong or missing. */
async function readText(request: Request) {
  const reader = (request.body ?? new Blob().stream()).getReader();
  const chunks: Uint8Array[] = [];
  for (let size = 0; size <= bodyLimit;) {
    const { done, value } = await reader.read();
    if (done) return new TextDecoder('utf-8', { fatal: true }).decode(Buffer.concat(chunks));
    chunks.push(value);
    size += value.byteLength;
  }
  return null;
}

/** Reads the value of a body without checking what it is. */
export async function readBody(request: Request, encoding: Encoding) {
  async function read() {
    const text = await readText(request);
    if (text === null) return refuse('large');
    const value: unknown =
      encoding === 'json' ? JSON.parse(text) : Object.fromEntries(new URLSearchParams(text));
    return { value };
  }

  // A body that was cut short, is not UTF-8 or is not JSON is an error.
  const whole = read().catch(() => refuse('malformed'));
  const late = once(AbortSignal.timeout(bodyTimeoutMs), 'abort').then(() => refuse('slow'));
  return Promise.race([whole, late]);
}
