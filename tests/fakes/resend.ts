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
  reply_to: string[] | string | null;
}

export interface FakeResend {
  url: string;
  mails: () => Promise<HeldMail[]>;
  /** The subjects of all mails that contain the text in their subject. */
  subjects: (text: string) => Promise<string[]>;
  reset: () => void;
  close: () => Promise<void>;
}

/** An emulator of Resend's API. It keeps idempotency keys for a day. Faults come from the proxy in front of it. */
export async function startResend(): Promise<FakeResend> {
  const port = await freePort();
  const emulator = await createEmulator({ service: 'resend', port });
  const url = `http://127.0.0.1:${port}`;
  const ask = async (path: string) => {
    // The header asks for a new connection, because the server may close an old one just when it is used again.
    const response = await fetch(url + path, {
      headers: { authorization: 'Bearer re_reader', connection: 'close' },
    });
    return (await response.json()) as { data: HeldMail[] };
  };
  const mails = async () => (await ask('/emails')).data;
  return {
    url,
    mails,
    subjects: async (text) =>
      (await mails()).map(({ subject }) => subject).filter((subject) => subject.includes(text)),
    reset: () => emulator.reset(),
    close: () => emulator.close(),
  };
}
