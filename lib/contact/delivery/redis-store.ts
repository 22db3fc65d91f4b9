import 'server-only';
import { readRecord, writeRecord } from '../mail/record';
import type { RedisConnection } from './redis-connection';
import { keepTime, leaseTime, sentTime, storeLimit, type Lease, type MessageStore } from './store';

/*
 * One sorted set says from when on each message may be taken (microseconds of Redis' own clock); taking one moves it
 * into the future, and that moment is the lease. Each script is one step that nobody can come between.
 */
const clock = `local time = redis.call('TIME')
local now = time[1] * 1000000 + time[2]
local function moment(number) return string.format('%.0f', number) end
`;

/** KEYS: queue, message, hash of a sent one. ARGV: key, record, lease, limit, time to live. */
const putScript = `${clock}
if redis.call('EXISTS', KEYS[3]) == 1 then return { 'sent' } end
local leased = redis.call('ZSCORE', KEYS[1], ARGV[1])
if leased and tonumber(leased) > now then return { 'held' } end
if not leased and redis.call('ZCARD', KEYS[1]) >= tonumber(ARGV[4]) then return { 'full' } end
redis.call('SET', KEYS[2], ARGV[2], 'PX', ARGV[5])
redis.call('ZADD', KEYS[1], moment(now + ARGV[3] * 1000), ARGV[1])
return { 'leased', moment(now + ARGV[3] * 1000), redis.call('ZCOUNT', KEYS[1], '-inf', moment(now)) }`;

/** KEYS: queue. ARGV: lease, beginning of the messages' keys. Messages past their time to live are struck off. */
const takeScript = `${clock}
while true do
  local key = redis.call('ZRANGEBYSCORE', KEYS[1], '-inf', moment(now), 'LIMIT', 0, 1)[1]
  if not key then return { 0 } end
  local record = redis.call('GET', ARGV[2] .. key)
  if record then
    redis.call('ZADD', KEYS[1], moment(now + ARGV[1] * 1000), key)
    return { redis.call('ZCOUNT', KEYS[1], '-inf', moment(now)), key, record, moment(now + ARGV[1] * 1000) }
  end
  redis.call('ZREM', KEYS[1], key)
end`;

/** KEYS: queue. ARGV: key, the lease's moment, milliseconds until anybody may take it. */
const releaseScript = `${clock}
if redis.call('ZSCORE', KEYS[1], ARGV[1]) ~= ARGV[2] then return end
redis.call('ZADD', KEYS[1], moment(now + ARGV[3] * 1000), ARGV[1])`;

/**
 * Messages in a Redis that all instances share.
 * @param prefix tells this site's keys from others' in the same Redis. In braces, it keeps them on one node of a cluster.
 */
export function createRedisStore({ client, ready }: RedisConnection, prefix: string): MessageStore {
  const queue = `${prefix}:queue`;
  const messages = `${prefix}:message:`;
  const sentKey = (key: string) => `${prefix}:sent:${key}`;
  let unleased = 0;

  function leaseOf(key: string, moment: string): Lease {
    return {
      async sent() {
        const steps = client.multi().set(sentKey(key), '', 'PX', sentTime);
        await steps
          .zrem(queue, key)
          .del(messages + key)
          .exec();
      },
      async release(after = 0) {
        await client.eval(releaseScript, 1, queue, key, moment, after);
        unleased += 1;
      },
    };
  }

  return {
    place: 'Redis',
    async put(key, accepted) {
      await ready();
      const keys = [queue, messages + key, sentKey(key)];
      const record = writeRecord(accepted);
      const reply = await client.eval(putScript, 3, ...keys, key, record, leaseTime, storeLimit, keepTime);
      const [state, moment, waiting] = reply as [string, string, number];
      if (state === 'held' || state === 'sent') return { state };
      if (state !== 'leased') throw new Error('The store is full.');
      unleased = waiting;
      return { state, lease: leaseOf(key, moment) };
    },
    async *due() {
      for (;;) {
        await ready();
        const reply = await client.eval(takeScript, 1, queue, leaseTime, messages);
        const [waiting, key, record, moment] = reply as [number, string?, string?, string?];
        unleased = waiting;
        if (key === undefined || record === undefined || moment === undefined) return;
        yield { accepted: readRecord(record), lease: leaseOf(key, moment) };
      }
    },
    waiting: () => unleased,
  };
}
