import { isIPv4, isIPv6 } from 'node:net';
import type { Redis } from 'ioredis';
import {
  RateLimiterMemory,
  RateLimiterRedis,
  RateLimiterRes,
  type RateLimiterAbstract,
} from 'rate-limiter-flexible';
import type { Env } from '../env';

/** The first four groups of an IPv6 address: one household or server has a whole /64. */
function networkOf(address: string): string {
  const [left = [], right] = address.split('::').map((part) => part.split(':'));
  const zeros = Array<string>(right ? 8 - left.length - right.length : 0).fill('0');
  const groups = [...left, ...zeros, ...(right ?? [])].slice(0, 4);
  return groups.map((group) => parseInt(group || '0', 16).toString(16)).join(':');
}

/**
 * The visitor's address as the platform or a configured proxy reports it, IPv6 cut to its /64 network. Null without
 * either: `next start` passes on any X-Forwarded-For that a client sends.
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

/** Messages (`points`) that an address may send in so many seconds. A school or a café has one address for all. */
export const addressLimits = [
  { points: 5, duration: 60 },
  { points: 20, duration: 600 },
];

/** The limit of an address for messages with two bot signals. */
export const suspectLimit = { points: 10, duration: 86_400 };

/** The limit of all visitors together where no address is trusted. It is short, because one client can exhaust it. */
export const sharedLimit = { points: 30, duration: 60 };

/** Messages beyond this limit are deferred, so that a flood cannot exhaust the provider's quota. */
export const directLimit = { points: 300, duration: 3600 };

/** How long a key of `isFirst` is remembered. */
export const onceSeconds = 60;

export type Verdict =
  /** Deferred: the message is stored, and sent later at the provider's rate. */
  { allowed: true; deferred: boolean } | { allowed: false; retryAfterSeconds: number };

/** Seconds until the next message is allowed; 0 when this one is. */
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
 * Counts in Redis. Without Redis, and while it cannot be reached, counts in this process's memory.
 * @param sign makes a pseudonym of an address, the same in all instances
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
    /** Counts one message. Refused messages do not count towards the total. */
    async count(address: string | null, suspect: boolean): Promise<Verdict> {
      const limiters = suspect ? [...perAddress, suspectPerAddress] : perAddress;
      const retryAfterSeconds =
        address === null ? await consume([shared], 'all') : await consume(limiters, sign(address));
      if (retryAfterSeconds > 0) return { allowed: false, retryAfterSeconds };
      return { allowed: true, deferred: (await consume([direct], 'all')) > 0 };
    },
    /** True for the first call with this key in `onceSeconds`. */
    isFirst: async (key: string) => (await consume([once], key)) === 0,
  };
}
