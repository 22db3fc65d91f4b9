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

type Body = { value: unknown } | { refusal: 'malformed' | 'slow' | 'large' };

/** Counts the bytes that arrive, because the declared length may be wrong or missing. */
async function readAndParse(request: Request, encoding: Encoding): Promise<Body> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  // Cancelling a body that is too large would close the connection before the answer.
  for await (const chunk of request.body?.values({ preventCancel: true }) ?? []) {
    chunks.push(chunk);
    size += chunk.byteLength;
    if (size > bodyLimit) return { refusal: 'large' };
  }
  const text = new TextDecoder('utf-8', { fatal: true }).decode(Buffer.concat(chunks));
  const value: unknown =
    encoding === 'json' ? JSON.parse(text) : Object.fromEntries(new URLSearchParams(text));
  return { value };
}

/** Reads the value of a body without checking what it is. */
export function readBody(request: Request, encoding: Encoding): Promise<Body> {
  // Reading fails if the body was cut short, or is not UTF-8 or not JSON.
  const whole = readAndParse(request, encoding).catch((): Body => ({ refusal: 'malformed' }));
  const late = once(AbortSignal.timeout(bodyTimeoutMs), 'abort').then((): Body => ({ refusal: 'slow' }));
  return Promise.race([whole, late]);
}
