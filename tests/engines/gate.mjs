import { createServer, request } from 'node:http';

/**
 * The site behind a gate on a free port of 127.0.0.1, so that a check may act while something has not arrived.
 * @param {string} site address without a slash at the end
 * @returns {Promise<{ url: string, hold: (paths: RegExp) => void, release: () => void, refuse: (paths: RegExp) => void,
 *   stop: () => void }>} hold keeps back every request for such a path until release, which answers it, or refuse, which
 *   answers it, and the next ones, with 404 until release or a new document; nothing kept back is ever cached, nor any script
 */
export async function openGate(site) {
  const nothing = /(?!)/;
  let held = nothing;
  let refused = nothing;
  const waiting = [];

  const server = createServer((incoming, answer) => {
    if (incoming.headers.accept?.includes('text/html')) refused = nothing;
    const keep = held.test(incoming.url);
    const headers = { ...incoming.headers, host: new URL(site).host };
    const pass = () => {
      const outgoing = request(site + incoming.url, { method: incoming.method, headers }, (response) => {
        const caching = keep || incoming.url.startsWith('/_next/') ? { 'cache-control': 'no-store' } : {};
        answer.writeHead(response.statusCode, { ...response.headers, ...caching });
        response.pipe(answer);
      });
      outgoing.on('error', () => answer.destroy());
      incoming.pipe(outgoing);
    };
    const refuse = () => answer.writeHead(404, { 'cache-control': 'no-store' }).end();
    if (refused.test(incoming.url)) refuse();
    else if (keep) waiting.push({ pass, refuse });
    else pass();
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));

  return {
    url: `http://127.0.0.1:${server.address().port}`,
    hold: (paths) => {
      held = paths;
    },
    release: () => {
      held = nothing;
      refused = nothing;
      for (const { pass } of waiting.splice(0)) pass();
    },
    refuse: (paths) => {
      held = nothing;
      refused = paths;
      for (const { refuse } of waiting.splice(0)) refuse();
    },
    stop: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
