/** In bytes: 1000 characters of any script fit many times over. */
export const bodyLimit = 32 * 1024;

const bodyTimeoutMs = 3000;

type Body = { ok: true; text: string } | { ok: false; status: 400 | 408 | 413 };

function decode(chunks: Uint8Array[]): Body {
  try {
    return { ok: true, text: new TextDecoder('utf-8', { fatal: true }).decode(Buffer.concat(chunks)) };
  } catch {
    return { ok: false, status: 400 };
  }
}

/**
 * Reads a request's body within `bodyLimit` and `timeoutMs`. Counts the bytes that arrive, since the declared length may
 * be wrong or missing.
 * @returns the text, or the status to answer with: 413 too large, 408 too slow, 400 not UTF-8 or cut short.
 */
export async function readBody(request: Request, timeoutMs = bodyTimeoutMs): Promise<Body> {
  const reader = request.body?.getReader();
  if (!reader) return { ok: true, text: '' };

  // Ends a pending read. Not awaited: the client may keep the connection open.
  const cancel = () => void reader.cancel().catch(() => undefined);
  const timeout = AbortSignal.timeout(timeoutMs);
  timeout.addEventListener('abort', cancel);
  const chunks: Uint8Array[] = [];
  let size = 0;
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (timeout.aborted) return { ok: false, status: 408 };
      if (done) return decode(chunks);
      size += value.byteLength;
      if (size > bodyLimit) {
        cancel();
        return { ok: false, status: 413 };
      }
      chunks.push(value);
    }
  } catch {
    return { ok: false, status: 400 };
  } finally {
    timeout.removeEventListener('abort', cancel);
  }
}
