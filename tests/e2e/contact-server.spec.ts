import net from 'node:net';
import { expect, test } from 'playwright/test';
import { removeFolders } from '../fakes/folders';
import { redisInstalled, startRedis } from '../fakes/redis';
import { eventually, startSite, type Site } from '../fakes/server';
import { canary, flush, messageOf, post, secret } from './support/contact-post';

test.describe.configure({ mode: 'default', timeout: 300_000 });

let site: Site;

test.beforeAll(async () => {
  site = await startSite({ CRON_SECRET: secret });
});
test.afterAll(async () => {
  expect(site.output()).not.toContain(canary);
  await site.stop();
  removeFolders();
});

/** Sends the pieces unchanged over a socket, and returns the beginning of the answer. */
function sendRaw(...pieces: (string | Buffer)[]): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = net.connect(Number(new URL(site.url).port), '127.0.0.1');
    let answer = '';
    socket.on('error', (error) => (answer ? resolve(answer) : reject(error)));
    socket.on('close', () => resolve(answer));
    socket.on('data', (data) => {
      answer += data;
      socket.destroy();
    });
    for (const piece of pieces) socket.write(piece);
  });
}
const head = (...headers: string[]) =>
  ['POST /contact-form.php HTTP/1.1', 'host: x', 'content-type: application/json', ...headers, '', ''].join(
    '\r\n',
  );

test.describe('a hostile request', () => {
  for (const [what, status, ...pieces] of [
    ['ten megabytes', 413, head('content-length: 10485760'), Buffer.alloc(200_000, 97)],
    ['chunks without end', 413, head('transfer-encoding: chunked'), `ffff\r\n${'a'.repeat(65_535)}\r\n`],
    ['a body that stops', 408, head('content-length: 50'), '{"name":'],
  ] as [string, number, ...(string | Buffer)[]][]) {
    test(`is refused with ${status}, and the next visitor is served: ${what}`, async () => {
      const answer = await sendRaw(...pieces);
      expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
      // The server does not read the rest of the body.
      expect(answer).toMatch(/^connection: close/im);
      expect(await post(site, `Después de ${what}`)).toMatchObject({ success: true });
    });
  }

  test('with another method is refused, and no other site may post', async () => {
    const address = `${site.url}/contact-form.php`;
    for (const method of ['GET', 'HEAD', 'PUT', 'PATCH', 'DELETE']) {
      const response = await fetch(address, { method });
      expect([method, response.status]).toEqual([method, 405]);
      expect(response.headers.get('allow')).toBe('POST, OPTIONS');
      if (method !== 'HEAD') expect(await response.json()).toMatchObject({ success: false });
    }
    const headers = { origin: 'https://evil.example.com', 'access-control-request-method': 'POST' };
    const preflight = await fetch(address, { method: 'OPTIONS', headers });
    expect([...preflight.headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual([]);
  });
});

test('a post from the site passes the origin check also when the address is in capitals', async () => {
  const headers = { 'content-type': 'application/json', origin: site.url };
  const response = await fetch(`${site.url}/Contact-Form.PHP`, {
    method: 'POST',
    headers,
    body: messageOf('ALTA'),
  });
  expect(await response.json()).toMatchObject({ success: true });
});

test.describe('an operator', () => {
  test('can flush the outbox only with the secret', async () => {
    for (const authorization of ['', 'Bearer ', secret, `Bearer ${secret}x`, 'Bearer null']) {
      const response = await fetch(`${site.url}/cron/flush-outbox`, { headers: { authorization } });
      expect([authorization, response.status, await response.text()]).toEqual([authorization, 401, '']);
    }
    expect(await flush(site)).toMatchObject({ sent: 0, failed: 0 });
  });

  test('keeps and can stop the site when the program that reads its log has ended', async () => {
    const withoutReader = await startSite();
    withoutReader.closeLog();
    for (const name of ['Primera', 'Segunda', 'Tercera'])
      expect(await post(withoutReader, name)).toMatchObject({ success: true });
    await withoutReader.stop('SIGTERM');
  });

  test('reads at the start that messages are not safe in a Redis that deletes them when it is full', async () => {
    test.skip(!redisInstalled, 'redis-server is not installed');
    const redis = await startRedis();
    await redis.client.config('SET', 'maxmemory-policy', 'allkeys-lru');
    await redis.client.config('SET', 'maxmemory', '100mb');
    const withRedis = await startSite({ REDIS_URL: redis.url });
    await eventually(withRedis.output, (output) => /messages are not safe.*allkeys-lru/.test(output));
    await withRedis.stop();
    await redis.close();
  });

  test('cannot start the site with a wrong setting, and reads which one', async () => {
    const start = startSite({ CONTACT_TO: 'not-an-address' });
    await expect(start).rejects.toThrow(/CONTACT_TO: expected an e-mail address/);
  });
});
