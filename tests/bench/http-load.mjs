import net from 'node:net';

/** True once the buffer holds one whole answer: by its length, or by the last chunk. */
function isComplete(text) {
  const headEnd = text.indexOf('\r\n\r\n');
  if (headEnd < 0) return false;
  const length = /\r\ncontent-length: (\d+)/i.exec(text.slice(0, headEnd))?.[1];
  return length === undefined ? text.endsWith('0\r\n\r\n') : text.length >= headEnd + 4 + Number(length);
}

/**
 * Keeps `connections` keep-alive connections busy for `seconds`, each with one request at a time.
 * @param {(index: number) => string} body makes the body of the n-th request (ASCII).
 * @returns requests per second, and how many answers were not 200 or did not satisfy `expect`.
 */
export async function load({
  port,
  path,
  connections = 16,
  seconds,
  body,
  headers = '',
  expect = () => true,
}) {
  let count = 0;
  let wrong = 0;
  let index = 0;
  const end = performance.now() + seconds * 1000;

  const connect = () =>
    new Promise((resolve, reject) => {
      const socket = net.connect(port, '127.0.0.1');
      socket.setNoDelay(true).setEncoding('latin1').on('error', reject);
      let buffer = '';
      const ask = () => {
        if (performance.now() >= end) return socket.end(resolve);
        const content = body((index += 1));
        socket.write(
          `POST ${path} HTTP/1.1\r\nhost: 127.0.0.1:${port}\r\ncontent-type: application/json\r\n${headers}` +
            `content-length: ${content.length}\r\n\r\n${content}`,
        );
      };
      socket.on('connect', ask).on('data', (data) => {
        buffer += data;
        if (!isComplete(buffer)) return;
        count += 1;
        if (!buffer.startsWith('HTTP/1.1 200') || !expect(buffer)) wrong += 1;
        buffer = '';
        ask();
      });
    });

  const start = performance.now();
  await Promise.all(Array.from({ length: connections }, connect));
  return { perSecond: count / ((performance.now() - start) / 1000), wrong };
}
