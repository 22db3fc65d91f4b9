import { once } from 'node:events';
import { createServer, connect as connectSocket, type AddressInfo } from 'node:net';
import type { Redis } from 'ioredis';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  connectRedis,
  createRedisStore,
  findEvictionPolicy,
  findStoreError,
} from '@/lib/contact/server/message-store';
import { redisInstalled, startRedis, type RealRedis } from '../../fakes/redis';
import { behavesAsStore } from './behaves-as-store';

vi.setConfig({ testTimeout: 300_000, hookTimeout: 300_000 });

describe.skipIf(!redisInstalled)('a Redis', () => {
  let redis: RealRedis;
  let connections: Redis[];

  function connect(url = redis.url): Redis {
    const connection = connectRedis(url);
    connections.push(connection);
    return connection;
  }

  beforeEach(async () => {
    connections = [];
    redis = await startRedis();
  });
  afterEach(async () => {
    for (const connection of connections) connection.disconnect();
    vi.restoreAllMocks();
    await redis.close();
  });
  behavesAsStore(() => createRedisStore(connect(), 'test'));

  it('is connected again after it was silent', async () => {
    const connection = connect();
    await connection.ping();
    await redis.stop('SIGSTOP');
    await expect(connection.ping()).rejects.toThrow();
    redis.resume();
    await vi.waitFor(() => connection.ping(), { timeout: 60_000 });
  });

  it.each(['yes', 'no'])(
    'stores a message on the new server after a failover: %s',
    async (servesStaleData) => {
      const next = await startRedis();
      let server = redis;
      // A proxy in front of both servers. Connections that are open when it changes servers stay with the old one.
      const address = createServer((socket) => {
        const upstream = connectSocket(Number(new URL(server.url).port), '127.0.0.1');
        socket.on('error', () => upstream.destroy()).on('close', () => upstream.destroy());
        socket.pipe(upstream).pipe(socket);
      }).listen(0, '127.0.0.1');
      await once(address, 'listening');
      const { port } = address.address() as AddressInfo;
      const store = createRedisStore(connect(`redis://127.0.0.1:${port}`), 'test');
      await store.add('1', 'uno');
      server = next;
      await redis.client.config('SET', 'replica-serve-stale-data', servesStaleData);
      await redis.client.call('REPLICAOF', '127.0.0.1', '1');
      await store.add('2', 'dos');
      expect(await store.list()).toEqual(['2']);
      address.close();
      await next.close();
    },
  );

  it('says why it takes no message', async () => {
    const check = (url?: string) => {
      const connection = connect(url);
      return findStoreError(createRedisStore(connection, 'test'), connection);
    };
    expect(await check()).toBeNull();
    expect(await check('redis://redis.invalid')).toMatch(/ENOTFOUND|EAI_AGAIN/);
    const reader = ['reader', 'on', '>x', '~*', '+@read', '+@connection', '+info'];
    await redis.client.call('ACL', 'SETUSER', ...reader);
    expect(await check(redis.url.replace('//', '//reader:x@'))).toBe('NOPERM');
    await redis.client.call('REPLICAOF', '127.0.0.1', '1');
    expect(await check()).toBe('READONLY');
    await redis.client.call('REPLICAOF', 'NO', 'ONE');
    await redis.client.config('SET', 'requirepass', 'secreto');
    expect(await check()).toBe('NOAUTH');
    await redis.stop('SIGKILL');
    expect(await check()).toBe('ECONNREFUSED');
  });

  it('says by which policy it deletes messages when it is full', async () => {
    for (const [policy, limit, expected] of [
      ['allkeys-lru', '100mb', 'allkeys-lru'],
      ['allkeys-random', '100mb', 'allkeys-random'],
      ['allkeys-lru', '0', null],
      ['volatile-lru', '100mb', null],
      ['noeviction', '100mb', null],
    ] as const) {
      await redis.client.config('SET', 'maxmemory-policy', policy);
      await redis.client.config('SET', 'maxmemory', limit);
      expect([policy, limit, await findEvictionPolicy(connect())]).toEqual([policy, limit, expected]);
    }
  });

  it('is asked about its policy once it can be reached, and may refuse to say', async () => {
    await redis.client.config('SET', 'maxmemory-policy', 'allkeys-lfu');
    await redis.client.config('SET', 'maxmemory', '100mb');
    const silent = connect();
    await silent.ping();
    await redis.stop('SIGSTOP');
    expect(await findEvictionPolicy(silent)).toBeNull();
    const late = findEvictionPolicy(connect());
    redis.resume();
    expect(await late).toBe('allkeys-lfu');
    vi.spyOn(console, 'warn').mockReturnValue();
    await redis.client.call('ACL', 'SETUSER', 'reader', 'on', '>x', '~*', '+@all', '-info');
    expect(await findEvictionPolicy(connect(redis.url.replace('//', '//reader:x@')))).toBeNull();
  });
});

it.each([
  ['', null],
  ['# Memory\r\nused_memory:1\r\n', null],
  ['maxmemory_policy:allkeys-lru\r\n', 'allkeys-lru'],
  ['maxmemory:104857600\r\ncache_mode:cache\r\nmaxmemory_policy:eviction\r\n', 'eviction'],
  ['maxmemory:104857600\r\nmaxmemory_policy:noeviction\r\nx:allkeys-lru\r\n', null],
])(
  'another server that describes its memory as %j deletes messages by the policy %s',
  async (memory, policy) => {
    const client = { status: 'ready', info: async () => memory } as unknown as Redis;
    expect(await findEvictionPolicy(client)).toBe(policy);
  },
);
