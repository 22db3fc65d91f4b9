import { createHmac } from 'node:crypto';
import type { Redis } from 'ioredis';
import ipaddr from 'ipaddr.js';
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';
import type { Env } from '../../parse-env';

type LimitedEnv = Pick<Env, 'onVercel' | 'trustProxy'>;

interface Options {
  redis: Redis | null;
  keyPrefix: string;
  /** Makes pseudonyms of addresses. Instances that share a Redis need the same secret, which Redis must not know. */
  secret: string;
}

/** The address without a port, or null. An IPv6 address is cut to its first half, because one household has a whole /64. */
function parseIp(text: string): string | null {
  const plain = text.trim().replace(/^\[(.+)\](?::\d+)?$|^([\d.]+):\d+$/, '$1$2');
  if (!ipaddr.isValid(plain)) return null;
  const address = ipaddr.process(plain);
  return address.kind() === 'ipv4' ? `${address}` : `${ipaddr.IPv6.networkAddressFromCIDR(`${address}/64`)}`;
}

/** The address that the platform or the configured proxy reports. Null without them, because any client can set a header. */
function findClientIp(headers: Headers, { onVercel, trustProxy }: LimitedEnv): string | null {
  if (onVercel) return parseIp(headers.get('x-real-ip') ?? '');
  if (trustProxy === 0) return null;
  const hops = (headers.get('x-forwarded-for') ?? '').split(',');
  return parseIp(hops.at(-trustProxy) ?? '');
}

/** Messages a minute from one address, which all visitors in a school or a café may share. */
export const ipLimit = 5;

/** Messages a minute from all visitors where addresses are not trusted. One client can exhaust this limit. */
export const sharedLimit = 30;

/**
 * Counts messages in Redis. Without Redis, and while it cannot be reached, this process counts in its memory.
 * @returns a function that counts one message and resolves to the seconds to wait, 0 if the message is allowed
 */
export function createRateLimit(env: LimitedEnv, { redis, keyPrefix, secret }: Options) {
  const points = env.onVercel || env.trustProxy > 0 ? ipLimit : sharedLimit;
  const options = { points, duration: 60, keyPrefix };
  const memory = new RateLimiterMemory(options);
  const withRedis = { ...options, storeClient: redis, insuranceLimiter: memory, rejectIfRedisNotReady: true };
  const limiter = redis ? new RateLimiterRedis(withRedis) : memory;

  return async function countMessage(headers: Headers): Promise<number> {
    const address = findClientIp(headers, env) ?? 'all';
    try {
      await limiter.consume(createHmac('sha256', secret).update(address).digest('base64url'));
      return 0;
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw refusal;
      return Math.max(1, Math.ceil(refusal.msBeforeNext / 1000));
    }
  };
}
