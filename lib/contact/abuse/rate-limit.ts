import { createHmac, randomBytes } from 'node:crypto';
import type { Redis } from 'ioredis';
import {
  RateLimiterMemory,
  RateLimiterRedis,
  RateLimiterRes,
  type RateLimiterAbstract,
} from 'rate-limiter-flexible';

export type Verdict =
  /** Deferred: the message is stored and sent at the provider's pace. */
  | { allowed: true; deferred: boolean }
  /** Seconds until the next message is allowed. */
  | { allowed: false; retryAfter: number };

interface Limit {
  /** Messages per window. */
  points: number;
  /** Seconds. */
  duration: number;
}

/** Of one address. A school or a café behind it must still get through. */
export const addressLimits: readonly Limit[] = [
  { points: 5, duration: 60 },
  { points: 20, duration: 600 },
];

/** Of one address, for messages that look like a robot's. */
export const suspectLimit: Limit = { points: 10, duration: 86_400 };

/** All visitors together where no address is trusted. One client can use it up, so its window is short. */
export const sharedLimit: Limit = { points: 30, duration: 60 };

/** Messages sent at once, so that many visitors do not use up the provider's quota. Beyond it they are deferred. */
export const directLimit: Limit = { points: 300, duration: 3600 };

/** Counters that all instances share. */
export interface SharedCounters {
  client: Redis;
  /** Begins the counters' keys. */
  prefix: string;
  /** The same in all instances: addresses are stored only as an HMAC under it. */
  secret: string;
}

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

/** Counts in Redis, or in this process's memory: without Redis, and while it is out of reach. */
export function createRateLimit(counters: SharedCounters | null = null) {
  function createLimiter(keyPrefix: string, limit: Limit): RateLimiterAbstract {
    const memory = new RateLimiterMemory({ ...limit, keyPrefix });
    if (!counters) return memory;
    return new RateLimiterRedis({
      ...limit,
      keyPrefix: `${counters.prefix}:${keyPrefix}`,
      storeClient: counters.client,
      insuranceLimiter: memory,
      rejectIfRedisNotReady: true,
    });
  }

  const secret = counters?.secret ?? randomBytes(32);
  const perAddress = addressLimits.map((limit, index) => createLimiter(`address${index}`, limit));
  const suspectPerAddress = createLimiter('suspect', suspectLimit);
  const shared = createLimiter('shared', sharedLimit);
  const direct = createLimiter('direct', directLimit);

  function consumeAddress(address: string, suspect: boolean): Promise<number> {
    const key = createHmac('sha256', secret).update(address).digest('base64url');
    return consume(suspect ? [...perAddress, suspectPerAddress] : perAddress, key);
  }

  /** Counts one message. Refused messages do not use up what all visitors share. */
  return async function count(address: string | null, suspect: boolean): Promise<Verdict> {
    const retryAfter =
      address === null ? await consume([shared], 'all') : await consumeAddress(address, suspect);
    if (retryAfter > 0) return { allowed: false, retryAfter };
    return { allowed: true, deferred: (await consume([direct], 'all')) > 0 };
  };
}
