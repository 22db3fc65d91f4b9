import { createEmulator } from 'emulate';
import { freePort } from '../support/server';

/** A mail as the provider holds it. */
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
  /** Subjects of the mails whose subject contains the text. */
  subjects: (text: string) => Promise<string[]>;
  reset: () => void;
  close: () => Promise<void>;
}

/** Resend's API, emulated. It keeps idempotency keys for a day; faults come from the proxy in front of it. */
export async function startResend(): Promise<FakeResend> {
  const port = await freePort();
  const emulator = await createEmulator({ service: 'resend', port });
  const url = `http://127.0.0.1:${port}`;
  const ask = async (path: string) => {
    // A new connection: a kept one may be closed by the server just when it is used again.
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
