/** The largest body that is read, in bytes: 1000 characters of any script fit many times over. */
export const bodyLimit = 32 * 1024;

const bodyTimeoutMs = 3000;

export type Body = { ok: true; text: string } | { ok: false; status: 400 | 408 | 413 };

class TimeoutError extends Error {}

function decode(chunks: Uint8Array[]): Body {
  try {
    return { ok: true, text: new TextDecoder('utf-8', { fatal: true }).decode(Buffer.concat(chunks)) };
  } catch {
    return { ok: false, status: 400 };
  }
}

/**
 * Reads a request's body within `bodyLimit` and `timeoutMs`. Counts what arrives, since the declared length may be wrong
 * or missing, and cancels a body that breaks a limit.
 * @returns the text, or the status to answer with: 413 too large, 408 too slow, 400 not UTF-8 or cut short.
 */
export async function readBody(request: Request, timeoutMs = bodyTimeoutMs): Promise<Body> {
  const declared = Number(request.headers.get('content-length') ?? NaN);
  if (declared > bodyLimit) return { ok: false, status: 413 };
  if (!request.body) return { ok: true, text: '' };

  const reader = request.body.getReader();
  // Not awaited: it may last as long as the client keeps the connection open. For the same reason not `pipeTo`.
  const cancel = () => void reader.cancel().catch(() => undefined);
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new TimeoutError()), timeoutMs);
  });
  const chunks: Uint8Array[] = [];
  let size = 0;
  try {
    for (;;) {
      const { done, value } = await Promise.race([reader.read(), timeout]);
      if (done) return decode(chunks);
      size += value.byteLength;
      if (size > bodyLimit) {
        cancel();
        return { ok: false, status: 413 };
      }
      chunks.push(value);
    }
  } catch (error) {
    cancel();
    return { ok: false, status: error instanceof TimeoutError ? 408 : 400 };
  } finally {
    clearTimeout(timer);
  }
}
