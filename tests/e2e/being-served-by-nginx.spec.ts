import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { request as http, type APIRequestContext } from 'playwright/test';
import { findFilmVersions, findGeneratedMedia, findMusicTrack } from '@/lib/media/media-manifest';
import { contactEndpoint, routes } from '@/lib/routes';
import { makeResponseHeaders } from '@/lib/security/headers';
import { root } from '../../scripts/run';
import { valid } from '../fakes/contact-message';
import { makeFolder, removeFolders } from '../fakes/folders';
import { eventually } from '../fakes/server';
import { content } from '../site-content';
import { findProgram } from '../support/programs';
import { freePort } from '../support/server';
import { expect, test } from './support/fixtures';

const [script] = readdirSync('.next/static/chunks').filter((name) => name.endsWith('.js'));
const film = findFilmVersions(content.home.hero.film).landscape;
const captions = content.faq.entries.flatMap(({ captions: name }) => name ?? []);
const files = [
  `/_next/static/chunks/${script}`,
  ...film.map(({ src }) => src),
  findGeneratedMedia('pictures', content.event.hotels[0]?.image ?? '').src,
  findGeneratedMedia('captions', captions[0] ?? ''),
  findMusicTrack(content.site.track).src,
  ...content.event.downloads.map(({ file }) => file),
  ...['/images/castle-lines.svg', '/images/icon-192.png', '/favicon.ico'],
];

const [, documentedLines = ''] =
  /```nginx\n([\s\S]+?)```/.exec(readFileSync(path.join(root, 'docs/self-hosting.md'), 'utf8')) ?? [];

/** The documented lines with the folder, addresses and certificate of this test. */
function documentedConfiguration(
  folder: string,
  ports: { http: number; https: number },
  next: string,
): string {
  const changes: [string, string][] = [
    ['server 127.0.0.1:3000;', `server ${new URL(next).host};`],
    ['listen 80;', `listen 127.0.0.1:${ports.http};`],
    ['listen 443 ssl http2;', `listen 127.0.0.1:${ports.https} ssl http2;`],
    ['listen [::]:80;', ''],
    ['listen [::]:443 ssl http2;', ''],
    ['/etc/letsencrypt/live/your.domain/fullchain.pem', `"${folder}/certificate.pem"`],
    ['/etc/letsencrypt/live/your.domain/privkey.pem', `"${folder}/key.pem"`],
    ['root /srv/almena;', `root "${process.cwd()}";`],
  ];
  return changes.reduce((text, [documented, here]) => {
    expect(text).toContain(documented);
    return text.replace(documented, here);
  }, documentedLines);
}

/** Starts nginx with the documented lines in front of Next. @returns its address and a function that stops it */
async function startNginx(next: string) {
  const folder = makeFolder();
  const ports = { http: await freePort(), https: await freePort() };
  const key = ['-newkey', 'rsa:2048', '-nodes', '-keyout', 'key.pem', '-subj', '/CN=localhost'];
  spawnSync('openssl', ['req', '-x509', '-out', 'certificate.pem', ...key], { cwd: folder });
  // Root's nginx would give up its rights, and could then not read a checkout in root's home.
  const user = process.getuid?.() === 0 ? 'user root;' : '';
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((kind) => `${kind}_temp_path temporary_${kind};`)
    .join('\n');
  const configuration = documentedConfiguration(folder, ports, next);
  writeFileSync(
    path.join(folder, 'nginx.conf'),
    `${user} daemon off; pid nginx.pid; error_log stderr; events {}
http { access_log off; ${temporary} ${configuration} }`,
  );
  const server = spawn('nginx', ['-e', 'stderr', '-p', folder, '-c', 'nginx.conf']);
  const closed = once(server, 'close');
  let errors = '';
  server.stderr.on('data', (text) => (errors += text));
  const client = await http.newContext({
    baseURL: `https://127.0.0.1:${ports.https}`,
    ignoreHTTPSErrors: true,
  });
  await eventually(
    () => {
      if (server.exitCode !== null) throw new Error(`nginx exited:\n${errors}`);
      return client.get('/robots.txt').catch(() => null);
    },
    (answer) => answer?.ok() ?? false,
  );
  return {
    client,
    plainAddress: `http://127.0.0.1:${ports.http}`,
    async stop() {
      await client.dispose();
      server.kill();
      await closed;
      removeFolders();
    },
  };
}

test.describe('behind the documented nginx', () => {
  test.skip(!findProgram(['nginx']), 'nginx is not installed');
  test.skip(!findProgram(['openssl']), 'openssl is not installed');
  test.describe.configure({ mode: 'serial' });

  let nginx: Awaited<ReturnType<typeof startNginx>>;
  test.beforeAll(async () => {
    nginx = await startNginx(process.env.SITE_ADDRESS ?? '');
  });
  test.afterAll(() => nginx?.stop());

  /** The headers that lib/security/headers.ts decides, and the type. */
  async function decidedHeaders(from: APIRequestContext, address: string) {
    const response = await from.get(address);
    expect(response.status(), address).toBe(200);
    const all = response.headers();
    const entries = makeResponseHeaders({ hasAnalytics: false, hasToolbar: false });
    const names = new Set(entries.flatMap(({ headers }) => headers.map(({ key }) => key.toLowerCase())));
    const decided = Object.fromEntries([...names].map((name) => [name, all[name]]));
    // The policy of the pages changes with every build, and means nothing for a file.
    if (decided['content-security-policy']?.includes('sha256-')) delete decided['content-security-policy'];
    return { ...decided, type: all['content-type']?.split(';')[0] };
  }

  test('every kind of file has the headers and the type that Next gives it', async ({ request }) => {
    for (const file of files)
      expect
        .soft(await decidedHeaders(nginx.client, file), file)
        .toMatchObject(await decidedHeaders(request, file));
  });

  test('idle connections are closed by nginx, not by Next, which could lose a post', async ({ request }) => {
    const readSeconds = (text: string | undefined) => Number(/\d+/.exec(text ?? '')?.[0]);
    const [documented] = /(?<=keepalive_timeout )\d+s/.exec(documentedLines) ?? [];
    const kept = (await request.get('/robots.txt')).headers()['keep-alive'];
    expect(readSeconds(documented)).toBeLessThan(readSeconds(kept));
  });

  test('the form takes a post of JSON and of a form, although nginx passes on the host without its port', async () => {
    const { origin } = new URL((await nginx.client.get('/robots.txt')).url());
    const proofs: Record<string, string>[] = [{ origin }, { origin, 'sec-fetch-site': 'same-origin' }];
    for (const proof of proofs) {
      for (const body of [{ data: valid }, { form: { ...valid } }]) {
        const answer = await nginx.client.post(contactEndpoint, { ...body, headers: proof });
        expect(answer.status()).toBe(200);
      }
    }
    const headers = { origin: 'https://evil.example.com' };
    expect((await nginx.client.post(contactEndpoint, { data: valid, headers })).status()).toBe(403);
  });

  test('a script is compressed', async () => {
    const response = await nginx.client.get(files[0] ?? '');
    expect(response.headers()['content-encoding']).toBe('gzip');
  });

  test('a page comes from Next over TLS, and plain HTTP leads there', async () => {
    const page = await nginx.client.get('/GALERIA');
    expect(page.status()).toBe(200);
    expect(page.headersArray().filter(({ name }) => /^x-frame-options$/i.test(name))).toHaveLength(1);
    expect(page.headers()['content-security-policy']).toContain('sha256-');
    const plain = await nginx.client.get(`${nginx.plainAddress}/galeria`, { maxRedirects: 0 });
    expect(plain.status()).toBe(301);
    expect(plain.headers().location).toMatch(/^https:.+\/galeria$/);
  });

  test('files and pages refuse other methods, and the contact form takes a post', async () => {
    for (const address of [...files, routes.home, '/galeria', routes.nextEvent]) {
      for (const method of ['POST', 'OPTIONS', 'PUT', 'TRACE', 'BREW'])
        expect
          .soft((await nginx.client.fetch(address, { method })).status(), `${method} ${address}`)
          .toBe(405);
    }
    for (const [method, status] of [
      ['OPTIONS', 204],
      ['TRACE', 405],
      ['PUT', 405],
    ] as const)
      expect.soft((await nginx.client.fetch(contactEndpoint, { method })).status(), method).toBe(status);
    const empty = await nginx.client.post(contactEndpoint, { data: {} });
    expect(empty.headers()['content-type']).toContain('application/json');
  });

  test('a part of a file is sent, and one that the file does not have is refused', async () => {
    for (const file of files) {
      // A compressed answer is only sent whole.
      const getRange = (range: string) =>
        nginx.client.get(file, { headers: { Range: range, 'Accept-Encoding': 'identity' } });
      const first = await getRange('bytes=0-9');
      expect.soft(first.status(), file).toBe(206);
      expect.soft(await first.body(), file).toHaveLength(10);
      for (const range of ['bytes=zz', 'bytes=99999999-'])
        expect.soft((await getRange(range)).status(), `${range} of ${file}`).toBe(416);
    }
  });
});
