import { readFileSync } from 'node:fs';
import http from 'node:http';
import { execFileSync } from 'node:child_process';
import { median } from './report.mjs';

const connections = 16;
const requestTimeout = 5000;

/** One GET with compression, its body thrown away. Resolves to the time it took in milliseconds. */
function get(url, agent) {
  return new Promise((resolve, reject) => {
    const start = performance.now();
    const request = http.get(url, { agent, headers: { 'Accept-Encoding': 'gzip' }, timeout: requestTimeout });
    request.on('response', (response) => {
      if (response.statusCode !== 200) reject(new Error(`${url} answered ${response.statusCode}`));
      response.resume().on('end', () => resolve(performance.now() - start));
    });
    request.on('timeout', () => request.destroy(new Error(`${url} did not answer in time`)));
    request.on('error', reject);
  });
}

/** Processor time a process has used, in microseconds; NaN where there is no /proc. */
function processorTime(pid) {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' ');
    const ticks = Number(fields[11]) + Number(fields[12]);
    return (ticks / Number(execFileSync('getconf', ['CLK_TCK']))) * 1e6;
  } catch {
    return NaN;
  }
}

/**
 * Asks for one address over 16 kept-alive connections, each request as soon as the last one is answered.
 * @param {string} url
 * @param {number} pid of the server, for its processor time
 * @param {number} seconds how long
 * @returns {Promise<{ perSecond: number, cpu: number, p50: number }>} requests per second; microseconds of
 *   processor time per request; median latency in milliseconds
 */
export async function measureLoad(url, pid, seconds) {
  const agent = new http.Agent({ keepAlive: true, maxSockets: connections });
  const times = [];
  const start = performance.now();
  const cpuBefore = processorTime(pid);
  const connection = async () => {
    while (performance.now() - start < seconds * 1000) times.push(await get(url, agent));
  };
  try {
    await Promise.all(Array.from({ length: connections }, connection));
  } finally {
    agent.destroy();
  }
  const elapsed = (performance.now() - start) / 1000;
  return {
    perSecond: times.length / elapsed,
    cpu: (processorTime(pid) - cpuBefore) / times.length,
    p50: median(times),
  };
}
