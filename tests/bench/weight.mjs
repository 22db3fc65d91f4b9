import { chromium } from 'playwright';
import { chromiumArgs } from '../../scripts/find-chromium.mjs';
import { figure } from './report.mjs';
import { bytesOf, totalBytes, weighPage } from './weigh.mjs';

const types = {
  HTML: 'document',
  JS: 'script',
  CSS: 'stylesheet',
  fonts: 'font',
  images: 'image',
  data: 'fetch',
};
const kB = (bytes) => figure(bytes / 1000, 1);

/** @returns {Promise<import('./report.mjs').Table[]>} */
export async function benchWeight({ site, blank, routes, chromiumPath }) {
  const browser = await chromium.launch({ executablePath: chromiumPath, args: chromiumArgs });
  const rows = [];
  const pages = [['blank', `${blank.url}/`], ...routes.map((path) => [path, site.url + path])];
  for (const [name, url] of pages) {
    const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
    const fetched = await weighPage(await context.newPage(), url);
    rows.push([
      name,
      ...Object.values(types).map((type) => kB(bytesOf(fetched, type))),
      kB(totalBytes(fetched)),
      kB(bytesOf(fetched, 'media')),
      kB(bytesOf(fetched, 'document', 'raw')),
      fetched.length,
    ]);
    await context.close();
  }
  await browser.close();
  return [
    {
      title: 'Weight of a cold load at 390 x 844, kB after gzip -9',
      columns: ['page', ...Object.keys(types), 'total', 'film', 'raw HTML', 'requests'],
      rows,
      note: 'The total leaves out the film; the film counts with its full size. Deterministic: one load each.',
    },
  ];
}
