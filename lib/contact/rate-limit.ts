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

/**
 * The visitor's address as the platform or a configured proxy reports it. IPv6 is cut to its /64 network. Null if there
 * is neither, because `next start` passes on any X-Forwarded-For that a client sends.
 */
export function clientAddress(
  headers: Headers,
  { onVercel, trustProxy }: Pick<Env, 'onVercel' | 'trustProxy'>,
): string | null {
  if (!onVercel && trustProxy === 0) return null;
  const hops = (headers.get('x-forwarded-for') ?? '').split(',');
  const reported = (onVercel ? headers.get('x-real-ip') : hops.at(-trustProxy)) ?? '';
  const address = reported.trim().replace(/^::ffff:(?=\d+\.)/i, '');
  if (isIPv4(address)) return address;
  return isIPv6(address) ? networkOf(address) : null;
}

/**
 * How many messages (`points`) an address may send in `duration` seconds. All visitors in a school or a café may share
 * one address.
 */
export const addressLimits = [
  { points: 5, duration: 60 },
  { points: 20, duration: 600 },
];

/** The limit for messages with two bot signals from one address. */
export const suspectLimit = { points: 10, duration: 86_400 };

/**
 * The limit for all visitors together where addresses are not trusted. Its duration is short, because one client can
 * exhaust it.
 */
export const sharedLimit = { points: 30, duration: 60 };

/** Messages beyond this limit are deferred, so that a flood cannot exhaust the provider's quota. */
export const directLimit = { points: 300, duration: 3600 };

/** How long `isFirst` remembers a key. */
export const onceSeconds = 60;

export type Verdict =
  /** A deferred message is stored, and a flush sends it. */
  { allowed: true; deferred: boolean } | { allowed: false; retryAfterSeconds: number };

/** Seconds until the next message is allowed, or 0 if this one is allowed. */
async function consume(limiters: readonly RateLimiterAbstract[], key: string): Promise<number> {
  for (const limiter of limiters) {
    try {
      await limiter.consume(key);
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw refusal;
      return Math.max(1, Math.ceil(refusal.msBeforeNext / 1000));
    }
  }
  return 0;
}

/**
 * Counts messages in Redis. Without Redis, and while Redis cannot be reached, counts in the memory of this process.
 * @param sign turns an address into a pseudonym, which is the same in all instances
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

  const perAddress = addressLimits.map((limit, index) => createLimiter(`address${index}`, limit));
  const suspectPerAddress = createLimiter('suspect', suspectLimit);
  const shared = createLimiter('shared', sharedLimit);
  const direct = createLimiter('direct', directLimit);
  const once = createLimiter('once', { points: 1, duration: onceSeconds });

  return {
    /** Counts one message. A refused message does not count towards the limit of all visitors. */
    async count(address: string | null, suspect: boolean): Promise<Verdict> {
      const limiters = suspect ? [...perAddress, suspectPerAddress] : perAddress;
      const retryAfterSeconds =
        address === null ? await consume([shared], 'all') : await consume(limiters, sign(address));
      if (retryAfterSeconds > 0) return { allowed: false, retryAfterSeconds };
      return { allowed: true, deferred: (await consume([direct], 'all')) > 0 };
    },
    /** True for the first call with this key within `onceSeconds`. */
    isFirst: async (key: string) => (await consume([once], key)) === 0,
  };
}
