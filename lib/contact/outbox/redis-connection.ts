import 'server-only';
import { Redis } from 'ioredis';
import type { Log } from '../log';

/** How long a command waits for its answer, and for a connection, in milliseconds. */
const timeoutMs = 2000;

/** Between two attempts to connect, in milliseconds. */
const reconnectMs = 500;

/**
 * One connection for the whole process, which is restored by itself. While Redis is out of reach commands fail after
 * `timeoutMs` at the latest; the log says from when to when it was.
 */
export function connectRedis(url: string, log: Log): Redis {
  const client = new Redis(url, {
    commandTimeout: timeoutMs,
    // A silent connection is given up, since a new one may reach another server.
    socketTimeout: timeoutMs,
    maxRetriesPerRequest: 1,
    retryStrategy: () => reconnectMs,
  });
  let isLost = false;
  client.on('ready', () => {
    if (isLost) log({ outcome: 'store_back' });
    isLost = false;
  });
  client.on('reconnecting', () => {
    if (!isLost) log({ outcome: 'store_lost', error: 'redis' });
    isLost = true;
  });
  // Every failed attempt to connect; 'reconnecting' has reported the first one.
  client.on('error', () => undefined);
  return client;
}
