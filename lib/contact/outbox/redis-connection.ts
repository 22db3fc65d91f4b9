import 'server-only';
import { Redis } from 'ioredis';
import type { Log } from '../log';

/** For a command, and for a connection. */
const timeoutMs = 2000;

/** Pause between two attempts to connect. */
const reconnectMs = 500;

/**
 * One connection for the whole process, which reconnects automatically. While Redis cannot be reached, commands fail
 * within `timeoutMs`; the log says when it was lost and when it was back.
 */
export function connectRedis(url: string, log: Log): Redis {
  const client = new Redis(url, {
    commandTimeout: timeoutMs,
    // Replaces a silent connection, since a new one may reach another server.
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
  // Emitted for every failed attempt to connect; 'reconnecting' has reported the first one.
  client.on('error', () => undefined);
  return client;
}
