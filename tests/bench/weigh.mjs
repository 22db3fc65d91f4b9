import { gzipSync } from 'node:zlib';

/**
 * @typedef {object} Fetched one response of a page load
 * @property {string} url
 * @property {string} type Playwright's resource type: document, script, stylesheet, font, image, media, fetch …
 * @property {number} raw bytes of the body
 * @property {number} gzip bytes of the body after gzip -9; for films and music their full size
 * @property {boolean} beforeLoad whether it was requested before the load event
 */

/** @param {import('playwright').Response} response */
async function bodySizes(response) {
  // Media arrive in ranges, whose bodies the browser does not keep.
  if (response.request().resourceType() === 'media') {
    const { 'content-range': range, 'content-length': length } = response.headers();
    const size = Number(range?.split('/')[1] ?? length ?? 0);
    return { raw: size, gzip: size };
  }
  const body = await response.body().catch(() => Buffer.alloc(0));
  return { raw: body.length, gzip: body.length && gzipSync(body, { level: 9 }).length };
}

/**
 * Loads an address in a page of a new context (cold cache) and weighs every response until the network is idle.
 * @param {import('playwright').Page} page
 * @param {string} url
 * @returns {Promise<Fetched[]>}
 */
export async function weighPage(page, url) {
  /** @type {Promise<Fetched>[]} */
  const pending = [];
  const requestedBeforeLoad = new Set();
  let isLoaded = false;
  page.on('request', (request) => !isLoaded && requestedBeforeLoad.add(request));
  page.on('load', () => {
    isLoaded = true;
  });
  page.on('response', (response) => {
    const request = response.request();
    pending.push(
      bodySizes(response).then((sizes) => ({
        url: response.url(),
        type: request.resourceType(),
        beforeLoad: requestedBeforeLoad.has(request),
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

/** Bytes of a page load without films and music. @param {Fetched[]} fetched */
export function totalBytes(fetched) {
  return fetched.filter(({ type }) => type !== 'media').reduce((sum, { gzip }) => sum + gzip, 0);
}
