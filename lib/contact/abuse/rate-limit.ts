import { createHmac, randomBytes } from 'node:crypto';
import type { Redis } from 'ioredis';
import {
  RateLimiterMemory,
  RateLimiterRedis,
  RateLimiterRes,
  type RateLimiterAbstract,
} from 'rate-limiter-flexible';

export type Verdict =
  /** Deferred: the message is stored and sent at the provider's rate. */
  { allowed: true; deferred: boolean } | { allowed: false; retryAfterSeconds: number };

/** `points` messages in a window of `duration` seconds. */
interface Limit {
  points: number;
  duration: number;
}

/** Per address. A school or a café behind one address must still get through. */
export const addressLimits: readonly Limit[] = [
  { points: 5, duration: 60 },
  { points: 20, duration: 600 },
];

/** Per address, for messages with two bot signals. */
export const suspectLimit: Limit = { points: 10, duration: 86_400 };

/** For all visitors together where no address is trusted. One client can exhaust it, so its window is short. */
export const sharedLimit: Limit = { points: 30, duration: 60 };

/** For messages sent at once, so that a flood cannot exhaust the provider's quota. Beyond it they are deferred. */
export const directLimit: Limit = { points: 300, duration: 3600 };

/** Counters that all instances share. Their secret is the same too: addresses are stored as an HMAC under it. */
interface SharedCounters {
  client: Redis;
  prefix: string;
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

/** Counts in Redis; without Redis, and while it cannot be reached, in this process's memory. */
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

  function consumeFor(address: string | null, suspect: boolean): Promise<number> {
    if (address === null) return consume([shared], 'all');
    const key = createHmac('sha256', secret).update(address).digest('base64url');
    return consume(suspect ? [...perAddress, suspectPerAddress] : perAddress, key);
  }

  /** Counts one message. Refused messages do not count towards the total. */
  return async function count(address: string | null, suspect: boolean): Promise<Verdict> {
    const retryAfterSeconds = await consumeFor(address, suspect);
    if (retryAfterSeconds > 0) return { allowed: false, retryAfterSeconds };
    return { allowed: true, deferred: (await consume([direct], 'all')) > 0 };
  };
}
