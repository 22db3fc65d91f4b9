import { gzipSync } from 'node:zlib';

/**
 * @typedef {object} Fetched one answer of a page load
 * @property {string} url
 * @property {string} type Chromium's resource type: document, script, stylesheet, font, image, media, fetch …
 * @property {number} raw bytes of the body
 * @property {number} gzip bytes of the body after gzip -9 (for a film: its full size)
 * @property {boolean} beforeLoad asked for before the page's load event
 */

/** @param {import('playwright').Response} response */
async function bodySizes(response) {
  // Films arrive in ranges, of which the browser keeps no body.
  if (response.request().resourceType() === 'media') {
    const { 'content-range': range, 'content-length': length } = response.headers();
    const size = Number(range?.split('/')[1] ?? length ?? 0);
    return { raw: size, gzip: size };
  }
  const body = await response.body().catch(() => Buffer.alloc(0));
  return { raw: body.length, gzip: body.length && gzipSync(body, { level: 9 }).length };
}

/**
 * Loads an address in a page of a fresh context (cold cache) and weighs everything it fetches by itself, until the
 * network is quiet.
 * @param {import('playwright').Page} page
 * @param {string} url
 * @returns {Promise<Fetched[]>}
 */
export async function weighPage(page, url) {
  /** @type {Promise<Fetched>[]} */
  const pending = [];
  const early = new Set();
  let loaded = false;
  page.on('request', (request) => !loaded && early.add(request));
  page.on('load', () => {
    loaded = true;
  });
  page.on('response', (response) => {
    const request = response.request();
    pending.push(
      bodySizes(response).then((sizes) => ({
        url: response.url(),
        type: request.resourceType(),
        beforeLoad: early.has(request),
        ...sizes,
      })),
    );
  });
  await page.goto(url, { waitUntil: 'networkidle' });
  return Promise.all(pending);
}

/**
 * @param {Fetched[]} fetched
 * @param {string} type
 * @param {'raw' | 'gzip'} [measure]
 */
export function bytesOf(fetched, type, measure = 'gzip') {
  return fetched.filter((entry) => entry.type === type).reduce((sum, entry) => sum + entry[measure], 0);
}

/** Bytes of a load without its films. @param {Fetched[]} fetched */
export function totalBytes(fetched) {
  return fetched.filter(({ type }) => type !== 'media').reduce((sum, { gzip }) => sum + gzip, 0);
}
