import net from 'node:net';
import { expect, test } from 'playwright/test';
import { removeFolders } from '../fakes/folders';
import { startResend, type FakeResend } from '../fakes/resend';
import { startSite, type Site } from '../fakes/server';
import { canary, messageOf, post } from './contact-post';

test.describe.configure({ mode: 'default', timeout: 60_000 });

let resend: FakeResend;
let site: Site;

test.beforeAll(async () => {
  resend = await startResend();
  site = await startSite({ RESEND_API_KEY: 're_test', RESEND_BASE_URL: resend.url });
});
test.afterAll(async () => {
  expect(site.output()).not.toContain(canary);
  await Promise.all([site.stop(), resend.close()]);
  await removeFolders();
});
test.beforeEach(() => resend.reset());

/** Sends the pieces unchanged over a socket. @returns the first line of the answer */
function sendRaw(...pieces: (string | Buffer)[]): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = net.connect(Number(new URL(site.url).port), '127.0.0.1');
    let answer = '';
    socket.on('error', (error) => (answer ? resolve(answer) : reject(error)));
    socket.on('close', () => resolve(answer.split('\r\n')[0] ?? ''));
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
    ['a negative length', 400, head('content-length: -1'), '{}'],
    ['two lengths', 400, head('content-length: 2', 'content-length: 3'), '{}'],
    ['a length and chunks', 400, head('content-length: 2', 'transfer-encoding: chunked'), '0\r\n\r\n'],
    ['bytes that are not UTF-8', 400, head('content-length: 4'), Buffer.from([0x22, 0xff, 0xfe, 0x22])],
    ['a compressed body', 415, head('content-encoding: gzip', 'content-length: 2'), '{}'],
    ['a post from another site', 403, head('origin: https://evil.example.com', 'content-length: 2'), '{}'],
    ['a body that stops', 408, head('content-length: 50'), '{"name":'],
  ] as [string, number, ...(string | Buffer)[]][]) {
    test(`is refused with ${status}, and the next visitor is served: ${what}`, async () => {
      expect(await sendRaw(...pieces)).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
      expect(await resend.mails()).toHaveLength(0);
      expect(await post(site, `Después de ${what}`)).toMatchObject({ success: true });
    });
  }

  test('with another method is refused, and no other site may post', async () => {
    for (const method of ['GET', 'HEAD', 'PUT', 'PATCH', 'DELETE']) {
      const response = await fetch(`${site.url}/contact-form.php`, { method });
      expect([method, response.status]).toEqual([method, 405]);
      expect(response.headers.get('allow')).toBe('POST, OPTIONS');
      if (method !== 'HEAD') expect(await response.json()).toMatchObject({ success: false });
    }
    const preflight = await fetch(`${site.url}/contact-form.php`, {
      method: 'OPTIONS',
      headers: { origin: 'https://evil.example.com', 'access-control-request-method': 'POST' },
    });
    expect([...preflight.headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual([]);
  });
});

test('a post to the address in capitals passes the origin check of its own site', async () => {
  const response = await fetch(`${site.url}/Contact-Form.PHP`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: site.url },
    body: messageOf('Mayúsculas'),
  });
  expect(await response.json()).toMatchObject({ success: true });
});
