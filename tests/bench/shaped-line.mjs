import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import net from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { freePort } from '../../scripts/server.mjs';

/*
 * A thin line as a phone in a valley has it, byte by byte: TLS and HTTP/2 with priorities (nginx), a round trip, and a
 * rate that all connections share downstream, in order. DevTools shares it out evenly, which no line does.
 */

/** Milliseconds one way, milliseconds of a TCP handshake, bytes a second downstream: 1.6 Mbit/s, 150 ms. */
const shape = { delay: 75, connect: 150, rate: 1.6e6 / 8 };

/** Writes chunks to a socket at their times, in their order; `null` ends it. */
function clocked(socket) {
  const queue = [];
  let timer;
  function pump() {
    timer = undefined;
    while (queue.length > 0 && queue[0].at <= performance.now()) {
      const { bytes } = queue.shift();
      if (bytes === null) socket.end();
      else if (socket.writable) socket.write(bytes);
    }
    if (queue.length > 0) timer = setTimeout(pump, Math.max(1, queue[0].at - performance.now()));
  }
  return (bytes, at) => {
    queue.push({ bytes, at });
    timer ??= setTimeout(pump, Math.max(1, at - performance.now()));
  };
}

/** Joins a visitor's connection to one of nginx; `line.free` is when the line has sent all it was given. */
function join(near, port, line) {
  const far = net.connect({ port, host: '127.0.0.1', highWaterMark: 4096 }).setNoDelay(true);
  near.on('error', () => far.destroy());
  far.on('error', () => near.destroy());
  const up = clocked(far);
  const down = clocked(near.setNoDelay(true));
  near.on('data', (bytes) => up(bytes, performance.now() + shape.delay));
  near.on('end', () => up(null, performance.now() + shape.delay));
  far.on('data', (bytes) => {
    const now = performance.now();
    line.free = Math.max(now, line.free) + (bytes.length / shape.rate) * 1000;
    down(bytes, line.free + shape.delay);
    // Little lies ready at the sender, so that its priorities keep their say.
    if (line.free - now <= 30 || far.isPaused()) return;
    far.pause();
    setTimeout(() => far.resume(), line.free - now - 20);
  });
  far.on('end', () => down(null, Math.max(line.free, performance.now()) + shape.delay));
  near.resume();
}

/** A server of the line to a port of this machine. */
async function openLine(port) {
  const line = { free: 0 };
  const server = net.createServer({ pauseOnConnect: true, allowHalfOpen: true }, (near) => {
    setTimeout(() => join(near, port, line), shape.connect);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return server;
}

/** Waits until connections to a port are accepted. */
async function listening(port) {
  const socket = net.connect(port, '127.0.0.1');
  const open = await once(socket, 'connect').catch(() => undefined);
  socket.destroy();
  if (!open) await delay(100).then(() => listening(port));
}

/** nginx in front of servers of this machine, with a certificate of its own. */
async function startNginx(urls) {
  const home = mkdtempSync(path.join(tmpdir(), 'line-'));
  const at = (name) => path.join(home, name);
  execFileSync(
    'openssl',
    'req -x509 -newkey rsa:2048 -nodes -days 2 -subj /CN=127.0.0.1 -keyout key -out cert'.split(' '),
    { cwd: home, stdio: 'ignore' },
  );
  const ports = await Promise.all(urls.map(freePort));
  const servers = urls.map(
    (url, index) => `server {
      listen 127.0.0.1:${ports[index]} ssl http2 sndbuf=16k;
      ssl_protocols TLSv1.3; ssl_certificate ${at('cert')}; ssl_certificate_key ${at('key')};
      location / {
        proxy_pass ${url}; proxy_http_version 1.1; proxy_set_header Connection "";
        proxy_set_header Host $http_host; proxy_max_temp_file_size 0;
      }
    }`,
  );
  const folders = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  // As root nginx gives its workers to another user, who could not write into this folder.
  const user = process.getuid?.() === 0 ? 'user root;' : '';
  writeFileSync(
    at('conf'),
    `${user} daemon off; worker_processes 1; error_log ${at('errors')}; pid ${at('pid')}; events {}
    http {
      access_log off; http2_chunk_size 4k;
      ${folders.map((kind) => `${kind}_temp_path ${at(kind)};`).join(' ')}
      ${servers.join('\n')}
    }`,
  );
  const nginx = spawn('nginx', ['-c', at('conf'), '-e', at('errors')], { stdio: 'ignore' });
  await once(nginx, 'spawn');
  await Promise.all(ports.map(listening));
  const stop = () => {
    nginx.once('exit', () => rmSync(home, { recursive: true, force: true }));
    nginx.kill();
  };
  return { ports, stop };
}

/**
 * Opens a line to each server.
 * @param {string[]} urls `http://127.0.0.1:PORT`
 * @returns {Promise<{ urls: string[], close: () => void }>} their addresses over the line, in the same order
 * @throws {Error} where nginx or openssl is not installed
 */
export async function openLines(urls) {
  const nginx = await startNginx(urls).catch((error) => {
    throw new Error('The shaped line needs nginx and openssl (apt-get install nginx openssl).', {
      cause: error,
    });
  });
  const lines = await Promise.all(nginx.ports.map(openLine));
  return {
    urls: lines.map((line) => `https://127.0.0.1:${line.address().port}`),
    close() {
      for (const line of lines) line.close();
      nginx.stop();
    },
  };
}
