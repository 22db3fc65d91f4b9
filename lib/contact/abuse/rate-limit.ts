import { createHmac, randomBytes } from 'node:crypto';
import type { Redis } from 'ioredis';
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';

export type Verdict = { allowed: true } | { allowed: false; retryAfter: number };

interface Allowance {
  /** Messages per window. */
  points: number;
  /** Seconds. */
  duration: number;
}

/** One known visitor; a school or a café behind one address must still get through. */
export const perClient: readonly Allowance[] = [
  { points: 5, duration: 60 },
  { points: 20, duration: 600 },
];

/** All visitors together where no address can be trusted. */
export const perCrowd: readonly Allowance[] = [
  { points: 30, duration: 60 },
  { points: 120, duration: 600 },
];

/** Everybody, whoever they are: what staff can read and the mail account can bear. */
export const overall: readonly Allowance[] = [{ points: 300, duration: 3600 }];

/** Messages that bear the marks of a robot, from everybody. */
export const suspects: readonly Allowance[] = [{ points: 50, duration: 86_400 }];

const maxKeys = 10_000;
/** How long an address counts, in milliseconds. */
const longest = Math.max(...perClient.map(({ duration }) => duration)) * 1000;

/** Counters that all instances share. */
export interface SharedCounters {
  client: Redis;
  /** What the counters' keys begin with. */
  prefix: string;
  /** The same in all instances: addresses stand in Redis only as an HMAC under it. */
  secret: string;
}

interface Limiter {
  shared: RateLimiterRedis | null;
  /** In this process's memory: counts where there are no shared counters, and while Redis is out of reach. */
  own: RateLimiterMemory;
}

function createLimiter(allowance: Allowance, name: string, counters: SharedCounters | null): Limiter {
  const own = new RateLimiterMemory({ ...allowance, keyPrefix: name });
  if (!counters) return { shared: null, own };
  const shared = new RateLimiterRedis({
    ...allowance,
    keyPrefix: `${counters.prefix}:${name}`,
    storeClient: counters.client,
    insuranceLimiter: own,
    rejectIfRedisNotReady: true,
    // Who has used up his allowance is refused without asking Redis again.
    inMemoryBlockOnConsumed: allowance.points,
  });
  return { shared, own };
}

/** Seconds until the next message is welcome; 0 when this one is. */
async function consume(limiters: readonly Limiter[], key: string): Promise<number> {
  for (const { shared, own } of limiters) {
    try {
      await (shared ?? own).consume(key);
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw refusal;
      return Math.max(1, Math.ceil(refusal.msBeforeNext / 1000));
    }
  }
  return 0;
}

/**
 * The rate limit of this process, in memory, or of all instances. Addresses are kept only as an HMAC, no longer than
 * they count or until the next message after that, and in memory no more than 10 000: the oldest is forgotten first.
 */
export function createRateLimit(counters: SharedCounters | null = null) {
  const limiters = (allowances: readonly Allowance[], name: string) =>
    allowances.map((allowance, index) => createLimiter(allowance, `${name}${index}`, counters));
  const secret = counters?.secret ?? randomBytes(32);
  const clients = limiters(perClient, 'client');
  const crowd = limiters(perCrowd, 'crowd');
  const everybody = limiters(overall, 'all');
  const robots = limiters(suspects, 'suspect');
  /** When each was last heard of, the longest ago first. */
  const known = new Map<string, number>();

  function remember(key: string): void {
    known.delete(key);
    known.set(key, Date.now());
    for (const [oldest, heard] of known) {
      if (known.size <= maxKeys && Date.now() - heard <= longest) return;
      known.delete(oldest);
      for (const { own } of clients) void own.delete(oldest);
    }
  }

  /** Counts one message. Refused ones do not use up the allowance of everybody. */
  return async function count(address: string | null, suspect: boolean): Promise<Verdict> {
    let retryAfter: number;
    if (address === null) retryAfter = await consume(crowd, 'crowd');
    else {
      const key = createHmac('sha256', secret).update(address).digest('base64url');
      remember(key);
      retryAfter = await consume(clients, key);
    }
    if (retryAfter === 0 && suspect) retryAfter = await consume(robots, 'suspect');
    if (retryAfter === 0) retryAfter = await consume(everybody, 'all');
    return retryAfter === 0 ? { allowed: true } : { allowed: false, retryAfter };
  };
}
