import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Gate {
  /** Without a slash at the end. */
  address: string;
  /** Keeps back what is asked for from now on under such paths, until `release`. */
  hold: (paths: RegExp) => void;
  release: () => void;
  close: () => void;
}

const nothing = /^$/;

/**
 * The site at http://localhost, through a proxy that can keep files back: WebDriver cannot.
 * @param site address of the site, without a slash at the end
 */
export async function openGate(site: string): Promise<Gate> {
  let held = nothing;
  const waiting: (() => void)[] = [];

  const server = createServer((incoming, answer) => {
    const { method, headers, url = '/' } = incoming;
    const pass = () => {
      const outgoing = request(site + url, { method, headers }, (response) => {
        // A file from the browser's cache would not pass here.
        answer.writeHead(response.statusCode ?? 502, { ...response.headers, 'cache-control': 'no-store' });
        response.pipe(answer);
      });
      outgoing.on('error', () => answer.destroy());
      incoming.pipe(outgoing);
    };
    if (held.test(url)) waiting.push(pass);
    else pass();
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));

  return {
    address: `http://localhost:${(server.address() as AddressInfo).port}`,
    hold: (paths) => (held = paths),
    release() {
      held = nothing;
      for (const pass of waiting.splice(0)) pass();
    },
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}
