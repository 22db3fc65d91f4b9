import net from 'node:net';

/*
 * Resend at no time at all: answers every POST with an id as soon as its body is there, and does nothing else, so that
 * what is measured is the sender. Prints its port. Run as a process of its own.
 */
let ids = 0;

const server = net.createServer((socket) => {
  let buffer = '';
  socket
    .setNoDelay(true)
    .setEncoding('latin1')
    .on('error', () => socket.destroy());
  socket.on('data', (data) => {
    buffer += data;
    for (;;) {
      const headEnd = buffer.indexOf('\r\n\r\n');
      if (headEnd < 0) return;
      const length = Number(/\r\ncontent-length: (\d+)/i.exec(buffer.slice(0, headEnd))?.[1] ?? 0);
      const end = headEnd + 4 + length;
      if (buffer.length < end) return;
      buffer = buffer.slice(end);
      ids += 1;
      const body = JSON.stringify({ id: `instant-${ids}` });
      socket.write(
        `HTTP/1.1 200 OK\r\ncontent-type: application/json\r\ncontent-length: ${body.length}\r\n\r\n${body}`,
      );
    }
  });
});

server.listen(Number(process.argv[2] ?? 0), '127.0.0.1', () => console.log(server.address().port));
