import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { root } from '../../scripts/run.mjs';
import { freePort } from '../../scripts/server.mjs';

/*
 * A slow mobile connection, simulated on the level of TCP: TLS and HTTP/2 with priorities (nginx), a round trip time, and
 * a bandwidth that all connections share in order. The throttling of DevTools ignores connections and priorities.
 */

const oneWayMs = 75;
const handshakeMs = 150;
const bytesPerMs = 1.6e6 / 8 / 1000;
/** Data in flight beyond which reading pauses, so that nginx keeps deciding what it sends next. */
const maxQueueMs = 30;

/** Returns a function that writes bytes to a socket at a time of `performance.now()`; `null` ends the socket. */
function delayedWriter(socket) {
  const queue = [];
  let timer;
  function flush() {
    timer = undefined;
    while (queue.length > 0 && queue[0].atMs <= performance.now()) {
      const { bytes } = queue.shift();
      if (bytes === null) socket.end();
      else if (socket.writable) socket.write(bytes);
    }
    if (queue.length > 0) timer = setTimeout(flush, Math.max(1, queue[0].atMs - performance.now()));
  }
  return (bytes, atMs) => {
    queue.push({ bytes, atMs });
    timer ??= setTimeout(flush, Math.max(1, atMs - performance.now()));
  };
}

/** Joins a connection of the browser to nginx. `link.freeAtMs` is when the link has sent everything in its queue. */
function join(browserSide, port, link) {
  const serverSide = net.connect({ port, host: '127.0.0.1', highWaterMark: 4096 }).setNoDelay(true);
  browserSide.on('error', () => serverSide.destroy());
  serverSide.on('error', () => browserSide.destroy());
  const sendUp = delayedWriter(serverSide);
  const sendDown = delayedWriter(browserSide.setNoDelay(true));
  browserSide.on('data', (bytes) => sendUp(bytes, performance.now() + oneWayMs));
  browserSide.on('end', () => sendUp(null, performance.now() + oneWayMs));
  serverSide.on('data', (bytes) => {
    const now = performance.now();
    link.freeAtMs = Math.max(now, link.freeAtMs) + bytes.length / bytesPerMs;
    sendDown(bytes, link.freeAtMs + oneWayMs);
    if (link.freeAtMs - now <= maxQueueMs || serverSide.isPaused()) return;
    serverSide.pause();
    setTimeout(() => serverSide.resume(), link.freeAtMs - now - 20);
  });
  serverSide.on('end', () => sendDown(null, Math.max(link.freeAtMs, performance.now()) + oneWayMs));
  browserSide.resume();
}

/** Starts a slow TCP server in front of a port of this machine. */
async function openLink(port) {
  const link = { freeAtMs: 0 };
  const server = net.createServer({ pauseOnConnect: true, allowHalfOpen: true }, (browserSide) => {
    setTimeout(() => join(browserSide, port, link), handshakeMs);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return server;
}

/** Waits until a port accepts connections. */
async function accepting(port) {
  const socket = net.connect(port, '127.0.0.1');
  const isOpen = await once(socket, 'connect').catch(() => undefined);
  socket.destroy();
  if (!isOpen) await delay(100).then(() => accepting(port));
}

/** Starts nginx with TLS and HTTP/2 in front of servers of this machine. */
async function startNginx(urls) {
  const folder = path.join(root, 'test-results', 'nginx');
  mkdirSync(folder, { recursive: true });
  const file = (name) => path.join(folder, name);
  execFileSync(
    'openssl',
    'req -x509 -newkey rsa:2048 -nodes -days 2 -subj /CN=127.0.0.1 -keyout key -out cert'.split(' '),
    { cwd: folder, stdio: 'ignore' },
  );
  const ports = await Promise.all(urls.map(() => freePort()));
  const servers = urls.map(
    (url, index) => `server {
      listen 127.0.0.1:${ports[index]} ssl http2 sndbuf=16k;
      ssl_protocols TLSv1.3; ssl_certificate ${file('cert')}; ssl_certificate_key ${file('key')};
      location / {
        proxy_pass ${url}; proxy_http_version 1.1; proxy_set_header Connection "";
        proxy_set_header Host $http_host; proxy_max_temp_file_size 0;
      }
    }`,
  );
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  // Started by root, nginx runs its workers as another user, who may not write into this folder.
  const user = process.getuid?.() === 0 ? 'user root;' : '';
  writeFileSync(
    file('conf'),
    `${user} daemon off; worker_processes 1; error_log ${file('errors')}; pid ${file('pid')}; events {}
    http {
      access_log off; http2_chunk_size 4k;
      ${temporary.map((kind) => `${kind}_temp_path ${file(kind)};`).join(' ')}
      ${servers.join('\n')}
    }`,
  );
  const nginx = spawn('nginx', ['-c', file('conf'), '-e', file('errors')], { stdio: 'ignore' });
  await once(nginx, 'spawn');
  await Promise.all(ports.map(accepting));
  return { ports, stop: () => nginx.kill() };
}

/**
 * Puts a slow connection in front of each server: 1.6 Mbit/s, 150 ms round trip.
 * @param {string[]} urls `http://127.0.0.1:PORT`
 * @returns {Promise<{ urls: string[], close: () => void }>} addresses over the slow connection, in the same order
 * @throws {Error} if nginx or openssl is not installed
 */
export async function shapeConnections(urls) {
  const nginx = await startNginx(urls).catch((error) => {
    throw new Error('The bench needs nginx and openssl (apt-get install nginx openssl).', { cause: error });
  });
  const links = await Promise.all(nginx.ports.map(openLink));
  return {
    urls: links.map((link) => `https://127.0.0.1:${link.address().port}`),
    close() {
      for (const link of links) link.close();
      nginx.stop();
    },
  };
}
