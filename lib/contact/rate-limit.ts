import { isIPv4, isIPv6 } from 'node:net';
import type { Redis } from 'ioredis';
import {
  RateLimiterMemory,
  RateLimiterRedis,
  RateLimiterRes,
  type RateLimiterAbstract,
} from 'rate-limiter-flexible';
import type { Env } from '../env';

/** The first four groups of an IPv6 address, because one household or server has a whole /64. */
function networkOf(address: string): string {
  const [left = [], right] = address.split('::').map((part) => part.split(':'));
  const zeros = Array<string>(right ? 8 - left.length - right.length : 0).fill('0');
  const groups = [...left, ...zeros, ...(right ?? [])].slice(0, 4);
  return groups.map((group) => parseInt(group || '0', 16).toString(16)).join(':');
}

/** An address without the port that some proxies add. Null if the text is no address. */
function parseAddress(text: string): string | null {
  const host = isIPv6(text) ? `[${text}]` : text;
  const address = /^(?:\[(.+)\]|([\d.]+))(?::\d+)?$/.exec(host)?.slice(1).find(Boolean) ?? '';
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '');
  if (isIPv4(plain)) return plain;
  return isIPv6(plain) ? networkOf(plain) : null;
}

/**
 * Finds the visitor's address as the platform or a configured proxy reports it. IPv6 is cut to its /64 network. Null if
 * there is neither, because `next start` passes on any X-Forwarded-For that a client sends.
 */
export function findClientAddress(
  headers: Headers,
  { onVercel, trustProxy }: Pick<Env, 'onVercel' | 'trustProxy'>,
): string | null {
  if (onVercel) return parseAddress(headers.get('x-real-ip')?.trim() ?? '');
  if (trustProxy === 0) return null;
  const hops = (headers.get('x-forwarded-for') ?? '').split(',');
  return parseAddress(hops.at(-trustProxy)?.trim() ?? '');
}

/**
 * How many messages (`points`) an address may send in `duration` seconds. All visitors in a school or a café may share
 * one address.
 */
export const addressLimit = { points: 5, duration: 60 };

/** The limit for all visitors together where addresses are not trusted. One client can exhaust it. */
export const sharedLimit = { points: 30, duration: 60 };

/**
 * Counts messages in Redis. Without Redis, and while Redis cannot be reached, counts in the memory of this process.
 * @param sign turns an address into a pseudonym, which is the same in all instances
 * @returns a function that counts one message from an address, and resolves to the seconds until the next message is
 * allowed, or 0 if this one is allowed
 */
export function createRateLimit(
  sign: (address: string) => string,
  redis: { client: Redis; prefix: string } | null = null,
) {
  function createLimiter(keyPrefix: string, limit: typeof sharedLimit): RateLimiterAbstract {
    const memory = new RateLimiterMemory({ ...limit, keyPrefix });
    if (!redis) return memory;
    return new RateLimiterRedis({
      ...limit,
      keyPrefix: `${redis.prefix}:${keyPrefix}`,
      storeClient: redis.client,
      insuranceLimiter: memory,
      rejectIfRedisNotReady: true,
    });
  }

  const perAddress = createLimiter('address', addressLimit);
  const shared = createLimiter('shared', sharedLimit);

  return async function count(address: string | null): Promise<number> {
    try {
      await (address === null ? shared.consume('all') : perAddress.consume(sign(address)));
      return 0;
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw refusal;
      return Math.max(1, Math.ceil(refusal.msBeforeNext / 1000));
    }
  };
}
