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

/**
 * Bytes of each page by type.
 * @param {import('./run.mjs').Setup} setup
 */
export async function benchWeight({ browser, sites: [blank, ...sites], routes }) {
  const pages = [
    { page: blank.name, url: `${blank.url}/` },
    ...routes.flatMap((route) =>
      sites.map(({ name, url }) => ({ page: `${name} ${route}`, url: url + route })),
    ),
  ];
  const rows = [];
  for (const { page, url } of pages) {
    const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
    const fetched = await weighPage(await context.newPage(), url);
    rows.push({
      page,
      ...Object.fromEntries(Object.entries(types).map(([name, type]) => [name, kB(bytesOf(fetched, type))])),
      total: kB(totalBytes(fetched)),
      film: kB(bytesOf(fetched, 'media')),
      'raw HTML': kB(bytesOf(fetched, 'document', 'raw')),
      requests: fetched.length,
    });
    await context.close();
  }
  return [
    {
      title: 'Weight of a cold load at 390 x 844, kB after gzip -9',
      rows,
      note: 'The total excludes the film, whose column is its full size.',
    },
  ];
}
