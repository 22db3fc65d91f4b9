/** The largest body that is read, in bytes: 1000 characters of any script fit many times over. */
export const bodyLimit = 32 * 1024;

/** How long a body may take to arrive, in milliseconds. */
const bodyDeadline = 3000;

export type Body = { ok: true; text: string } | { ok: false; status: 400 | 408 | 413 };

class SlowBody extends Error {}

function decode(chunks: Uint8Array[]): Body {
  try {
    return { ok: true, text: new TextDecoder('utf-8', { fatal: true }).decode(Buffer.concat(chunks)) };
  } catch {
    return { ok: false, status: 400 };
  }
}

/**
 * Reads a request's body within `bodyLimit` and `deadline`, counting what really arrives: the declared length may lie
 * or be missing. A body that breaks a bound is abandoned where it stands.
 * @returns the text, or the status to answer with: 413 too large, 408 too slow, 400 not UTF-8 or cut short.
 */
export async function readBody(request: Request, deadline = bodyDeadline): Promise<Body> {
  const declared = Number(request.headers.get('content-length') ?? NaN);
  if (declared > bodyLimit) return { ok: false, status: 413 };
  if (!request.body) return { ok: true, text: '' };

  const reader = request.body.getReader();
  const abandon = () => void reader.cancel().catch(() => undefined);
  let timer: NodeJS.Timeout | undefined;
  const slow = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new SlowBody()), deadline);
  });
  const chunks: Uint8Array[] = [];
  let size = 0;
  try {
    for (;;) {
      const { done, value } = await Promise.race([reader.read(), slow]);
      if (done) return decode(chunks);
      size += value.byteLength;
      if (size > bodyLimit) {
        abandon();
        return { ok: false, status: 413 };
      }
      chunks.push(value);
    }
  } catch (error) {
    abandon();
    return { ok: false, status: error instanceof SlowBody ? 408 : 400 };
  } finally {
    clearTimeout(timer);
  }
}
