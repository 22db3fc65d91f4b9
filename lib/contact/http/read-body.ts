/** The largest body that is read, in bytes: 1000 characters of any script fit many times over. */
export const bodyLimit = 32 * 1024;

const bodyTimeoutMs = 3000;

export type Body = { ok: true; text: string } | { ok: false; status: 400 | 408 | 413 };

class BodyTooLargeError extends Error {}

function statusOf(error: unknown): 400 | 408 | 413 {
  if (error instanceof BodyTooLargeError) return 413;
  return error instanceof DOMException && error.name === 'TimeoutError' ? 408 : 400;
}

/**
 * Reads a request's body within `bodyLimit` and `timeoutMs`. Counts what arrives, since the declared length may be wrong
 * or missing, and cancels a body that breaks a limit.
 * @returns the text, or the status to answer with: 413 too large, 408 too slow, 400 not UTF-8 or cut short.
 */
export async function readBody(request: Request, timeoutMs = bodyTimeoutMs): Promise<Body> {
  const declared = Number(request.headers.get('content-length') ?? NaN);
  if (declared > bodyLimit) return { ok: false, status: 413 };

  const chunks: Uint8Array[] = [];
  let size = 0;
  const sink = new WritableStream<Uint8Array>({
    write(chunk) {
      size += chunk.byteLength;
      if (size > bodyLimit) throw new BodyTooLargeError();
      chunks.push(chunk);
    },
  });
  try {
    await request.body?.pipeTo(sink, { signal: AbortSignal.timeout(timeoutMs) });
    return { ok: true, text: new TextDecoder('utf-8', { fatal: true }).decode(Buffer.concat(chunks)) };
  } catch (error) {
    return { ok: false, status: statusOf(error) };
  }
}
