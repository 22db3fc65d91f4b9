import { gzipSync } from 'node:zlib';
import type { Page, Response } from 'playwright/test';

/** One response of a page load. */
interface Fetched {
  url: string;
  /** The resource type of Playwright: document, script, stylesheet, font, image, media, fetch … */
  type: string;
  /** Bytes of the body after gzip -9. For films and music, the size of the whole file. */
  gzip: number;
  /** Whether the request came before the load event. */
  beforeLoad: boolean;
}

async function gzipBytes(response: Response): Promise<number> {
  // Media arrive in ranges, and the browser does not keep the bodies of ranges.
  if (response.request().resourceType() === 'media') {
    const { 'content-range': range, 'content-length': length } = response.headers();
    return Number(range?.split('/')[1] ?? length ?? 0);
  }
  const body = await response.body().catch(() => Buffer.alloc(0));
  return body.length && gzipSync(body, { level: 9 }).length;
}

/** Loads an address with a cold cache, in a new context, and weighs every response until the network is idle. */
export async function weighPage(page: Page, url: string): Promise<Fetched[]> {
  const pending: Promise<Fetched>[] = [];
  const requestedBeforeLoad = new Set<unknown>();
  let isLoaded = false;
  page.on('request', (request) => !isLoaded && requestedBeforeLoad.add(request));
  page.on('load', () => {
    isLoaded = true;
  });
  page.on('response', (response) => {
    const request = response.request();
    pending.push(
      gzipBytes(response).then((gzip) => ({
        url: response.url(),
        type: request.resourceType(),
        gzip,
        beforeLoad: requestedBeforeLoad.has(request),
      })),
    );
  });
  await page.goto(url, { waitUntil: 'networkidle' });
  // The background film starts when the browser is idle. On a busy machine the network is idle earlier.
  await page.waitForFunction(() =>
    [...document.querySelectorAll<HTMLVideoElement>('video.film')].every(({ readyState }) => readyState > 0),
  );
  return Promise.all(pending);
}

export function bytesOf(fetched: Fetched[], type: string): number {
  return fetched.filter((entry) => entry.type === type).reduce((sum, { gzip }) => sum + gzip, 0);
}
