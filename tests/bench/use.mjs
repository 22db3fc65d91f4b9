import { chromium } from 'playwright';
import { chromiumArgs } from '../../scripts/find-chromium.mjs';
import { loadContent } from '../../scripts/load-content.mjs';
import { figure, median } from './report.mjs';

const slowdown = 4;
/** Times each thing is done. */
const rounds = 10;

/** Runs in the page: collects interactions and unexpected layout shifts. */
function observe() {
  const seen = { interactions: new Map(), shift: 0 };
  window.benchSeen = seen;
  new PerformanceObserver((list) => {
    for (const { interactionId, duration } of list.getEntries()) {
      if (interactionId) {
        seen.interactions.set(interactionId, Math.max(duration, seen.interactions.get(interactionId) ?? 0));
      }
    }
  }).observe({ type: 'event', durationThreshold: 16, buffered: true });
  new PerformanceObserver((list) => {
    for (const { hadRecentInput, value } of list.getEntries()) if (!hadRecentInput) seen.shift += value;
  }).observe({ type: 'layout-shift', buffered: true });
}

/** What a visitor does on the home page. */
function actions({ consent, faq, navigation }) {
  const button = (page, name) => page.getByRole('button', { name, exact: true });
  return {
    async menu(page) {
      await button(page, navigation.texts.open).click();
      await button(page, navigation.texts.close).click();
    },
    async questions(page) {
      for (const { question } of faq.entries) await button(page, question).click();
    },
    async form(page) {
      await page.locator('form textarea').fill('');
      await page.locator('form textarea').pressSequentially('Hola, escribo para preguntar.');
      await page.locator('form button[type=submit]').click();
    },
    async manager(page) {
      await page.locator('footer').getByText(consent.manager.label).click();
      await button(page, consent.panel.close).click();
    },
  };
}

async function heapSize(session) {
  await session.send('HeapProfiler.collectGarbage');
  return (await session.send('Runtime.getHeapUsage')).usedSize;
}

/**
 * Uses the home page on a phone slowed down four times: interaction to next paint, layout shift and memory.
 * @returns {Promise<import('./report.mjs').Table[]>}
 */
export async function benchUse({ site, chromiumPath }) {
  const content = await loadContent();
  const browser = await chromium.launch({ executablePath: chromiumPath, args: chromiumArgs });
  const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
  await page.addInitScript(observe);
  await page.goto(site.url, { waitUntil: 'load' });
  await page.getByRole('button', { name: content.consent.banner.essential }).click();
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });

  const rows = [];
  for (const [name, act] of Object.entries(actions(content))) {
    await act(page);
    const heapBefore = await heapSize(session);
    await page.evaluate(() => window.benchSeen.interactions.clear());
    for (let round = 0; round < rounds; round += 1) await act(page);
    const { durations, shift } = await page.evaluate(() => ({
      durations: [...window.benchSeen.interactions.values()],
      shift: window.benchSeen.shift,
    }));
    const grown = (await heapSize(session)) - heapBefore;
    const times = durations.length ? durations : [0];
    rows.push([
      name,
      figure(median(times)),
      figure(Math.max(...times)),
      figure(shift, 3),
      figure(grown / rounds / 1000, 1),
    ]);
  }
  await browser.close();
  return [
    {
      title: `Use of the home page at 390 x 844, processor ${slowdown} x slower`,
      columns: ['what', 'median interaction ms', 'slowest ms', 'layout shift so far', 'heap kB per round'],
      rows,
      note: `Each ${rounds} times, after one round to warm up. Interactions under 16 ms are not counted.`,
    },
  ];
}
