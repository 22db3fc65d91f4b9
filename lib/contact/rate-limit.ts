import { createHmac } from 'node:crypto';
import { isIP, isIPv6 } from 'node:net';
import type { Redis } from 'ioredis';
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';
import type { Env } from '../parse-env';

type LimitedEnv = Pick<Env, 'onVercel' | 'trustProxy' | 'resendApiKey'>;

/**
 * The address without the port that some proxies add, or null if the text is not an address. An IPv6 address is cut to
 * its first four groups, because one household or server has a whole /64.
 */
function parseAddress(text: string): string | null {
  const plain = text.trim().replace(/^::ffff:(?=\d+\.)/i, '');
  const url = `http://${isIPv6(plain) ? `[${plain}]` : plain}`;
  // The URL also writes an IPv6 address in its shortest form, in which `::` stands for groups of zeros.
  const host = URL.canParse(url) ? new URL(url).hostname.replace(/^\[|\]$/g, '') : '';
  if (isIP(host) === 0) return null;
  return isIPv6(host) ? `${host.split('::')[0]?.split(':').slice(0, 4).join(':')}::` : host;
}

/**
 * Finds the visitor's address as the platform or a configured proxy reports it. Null without either of them, because
 * `next start` passes on any X-Forwarded-For that a client sends.
 */
function findClientAddress(headers: Headers, { onVercel, trustProxy }: LimitedEnv): string | null {
  if (onVercel) return parseAddress(headers.get('x-real-ip') ?? '');
  if (trustProxy === 0) return null;
  const hops = (headers.get('x-forwarded-for') ?? '').split(',');
  return parseAddress(hops.at(-trustProxy) ?? '');
}

/** Messages a minute from one address, which all visitors in a school or a café may share. */
export const addressLimit = 5;

/** Messages a minute from all visitors where addresses are not trusted. One client can exhaust this limit. */
export const sharedLimit = 30;

/**
 * Counts messages in Redis. Without Redis, and while Redis cannot be reached, counts in the memory of this process.
 * @param keyPrefix beginning of the keys in Redis
 * @returns a function that counts one message, and resolves to the seconds until the next message is allowed, or 0 if
 * this one is allowed
 */
export function createRateLimit(env: LimitedEnv, redis: Redis | null, keyPrefix: string) {
  const points = env.onVercel || env.trustProxy > 0 ? addressLimit : sharedLimit;
  const options = { points, duration: 60, keyPrefix };
  const memory = new RateLimiterMemory(options);
  const limiter = redis
    ? new RateLimiterRedis({
        ...options,
        storeClient: redis,
        insuranceLimiter: memory,
        rejectIfRedisNotReady: true,
      })
    : memory;

  return async function count(headers: Headers): Promise<number> {
    const address = findClientAddress(headers, env) ?? 'all';
    // Redis gets a pseudonym. All instances have Resend's key, which is not in Redis.
    const pseudonym = createHmac('sha256', env.resendApiKey ?? '')
      .update(address)
      .digest('base64url');
    try {
      await limiter.consume(pseudonym);
      return 0;
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw refusal;
      return Math.max(1, Math.ceil(refusal.msBeforeNext / 1000));
    }
  };
}
