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
 * rate that all connections share downstream, in order. Lighthouse simulates one; DevTools shares one out evenly.
 */

/** Milliseconds one way, milliseconds of a TCP handshake, bytes a second downstream: 1.6 Mbit/s, 150 ms. */
const shape = { delay: 75, connect: 150, rate: 1.6e6 / 8 };

/** So much lies ready at the sender, no more, or its priorities would have no say. In milliseconds of the line. */
const ready = { most: 30, least: 20 };

/** Writes chunks to a socket at their times, in their order; `null` ends it. */
function clocked(socket) {
  const queue = [];
  let timer;
  const wait = () => {
    timer = setTimeout(pump, Math.max(1, queue[0].at - performance.now()));
  };
  function pump() {
    timer = undefined;
    while (queue.length > 0 && queue[0].at <= performance.now()) {
      const { bytes } = queue.shift();
      if (bytes === null) socket.end();
      else if (socket.writable) socket.write(bytes);
    }
    if (queue.length > 0) wait();
  }
  return (bytes, at) => {
    queue.push({ bytes, at });
    if (!timer) wait();
  };
}

/** Joins a visitor's connection to one of the front; `line.free` is when the line has sent all it was given. */
function join(near, port, line) {
  const far = net.connect({ port, host: '127.0.0.1', highWaterMark: 4096 });
  near.setNoDelay(true).on('error', () => far.destroy());
  far.setNoDelay(true).on('error', () => near.destroy());
  const up = clocked(far);
  const down = clocked(near);
  let paused = false;
  near.on('data', (bytes) => up(bytes, performance.now() + shape.delay));
  near.on('end', () => up(null, performance.now() + shape.delay));
  far.on('data', (bytes) => {
    const now = performance.now();
    line.free = Math.max(now, line.free) + (bytes.length / shape.rate) * 1000;
    down(bytes, line.free + shape.delay);
    if (line.free - now <= ready.most || paused) return;
    paused = true;
    far.pause();
    setTimeout(
      () => {
        paused = false;
        far.resume();
      },
      line.free - now - ready.least,
    );
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

/** nginx in front of servers of this machine, with a certificate nobody trusts. */
async function startFront(ports) {
  const home = mkdtempSync(path.join(tmpdir(), 'shaped-line-'));
  const at = (name) => path.join(home, name);
  const certificate = [
    'req',
    '-x509',
    '-newkey',
    'rsa:2048',
    '-nodes',
    '-days',
    '2',
    '-subj',
    '/CN=127.0.0.1',
  ];
  execFileSync('openssl', [...certificate, '-keyout', at('key'), '-out', at('cert')], { stdio: 'ignore' });
  const fronts = await Promise.all(ports.map(freePort));
  const servers = ports.map(
    (port, index) => `server {
      listen 127.0.0.1:${fronts[index]} ssl http2 sndbuf=16k; ssl_protocols TLSv1.3;
      ssl_certificate ${at('cert')}; ssl_certificate_key ${at('key')};
      location / {
        proxy_pass http://127.0.0.1:${port}; proxy_http_version 1.1;
        proxy_set_header Connection ""; proxy_max_temp_file_size 0; proxy_set_header Host $http_host;
      }
    }`,
  );
  const folders = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  writeFileSync(
    at('conf'),
    `daemon off; worker_processes 1; error_log ${at('errors')}; pid ${at('pid')}; events {}
    http {
      access_log off; http2_chunk_size 4k;
      ${folders.map((kind) => `${kind}_temp_path ${at(kind)};`).join(' ')}
      ${servers.join('\n')}
    }`,
  );
  const nginx = spawn('nginx', ['-c', at('conf'), '-e', at('errors')], { stdio: 'ignore' });
  await once(nginx, 'spawn');
  const stop = () => {
    nginx.once('exit', () => rmSync(home, { recursive: true, force: true }));
    nginx.kill();
  };
  return { fronts, stop };
}

/** Waits until somebody listens on a port. */
async function listening(port) {
  for (let tries = 0; tries < 50; tries += 1, await delay(100)) {
    const socket = net.connect(port, '127.0.0.1');
    const open = await once(socket, 'connect').then(
      () => true,
      () => false,
    );
    socket.destroy();
    if (open) return;
  }
  throw new Error('nginx did not start');
}

/**
 * Opens a line to each server.
 * @param {string[]} urls `http://127.0.0.1:PORT`
 * @returns {Promise<{ urls: string[], close: () => void }>} their addresses over the line, in the same order
 * @throws {Error} where nginx or openssl is not installed
 */
export async function openLines(urls) {
  const ports = urls.map((url) => Number(new URL(url).port));
  const front = await startFront(ports).catch((error) => {
    throw new Error('The shaped line needs nginx and openssl (apt-get install nginx openssl).', {
      cause: error,
    });
  });
  await Promise.all(front.fronts.map(listening));
  const lines = await Promise.all(front.fronts.map(openLine));
  return {
    urls: lines.map((line) => `https://127.0.0.1:${line.address().port}`),
    close() {
      for (const line of lines) line.close();
      front.stop();
    },
  };
}
