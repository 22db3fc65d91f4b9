import { createEmulator } from 'emulate';
import { freePort } from '../support/server';

/** A mail as the provider returns it. */
interface HeldMail {
  id: string;
  from: string;
  to: string[];
  subject: string;
  text: string;
  html: string;
}

export type FakeResend = Awaited<ReturnType<typeof startResend>>;

/** An emulator of Resend's API. It keeps idempotency keys for a day. Faults come from the proxy in front of it. */
export async function startResend() {
  const port = await freePort();
  const emulator = await createEmulator({ service: 'resend', port });
  const url = `http://127.0.0.1:${port}`;
  // The header asks for a new connection, because the server may close an old one just when it is used again.
  const headers = { authorization: 'Bearer re_reader', connection: 'close' };
  async function mails(): Promise<HeldMail[]> {
    const response = await fetch(`${url}/emails`, { headers });
    return ((await response.json()) as { data: HeldMail[] }).data;
  }
  return {
    url,
    mails,
    /** The subjects of all mails that contain the text in their subject. */
    subjects: async (text: string) =>
      (await mails()).map(({ subject }) => subject).filter((subject) => subject.includes(text)),
    reset: () => emulator.reset(),
    close: () => emulator.close(),
  };
}
