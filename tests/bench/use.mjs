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
      if (interactionId)
        seen.interactions.set(interactionId, Math.max(duration, seen.interactions.get(interactionId) ?? 0));
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

/** The interactions of an action, done once before they count. */
async function measure(page, act) {
  await act(page);
  await page.evaluate(() => window.benchSeen.interactions.clear());
  for (let round = 0; round < rounds; round += 1) await act(page);
  return page.evaluate(() => ({
    times: [...window.benchSeen.interactions.values()],
    shift: window.benchSeen.shift,
  }));
}

/**
 * Uses the home page on a slowed phone: interaction to next paint, and layout shift.
 * @param {import('./run.mjs').Setup} setup
 */
export async function benchUse({ browser, sites: [, ...sites] }) {
  const content = await loadContent();
  const rows = [];
  for (const { name, url } of sites) {
    const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
    await page.addInitScript(observe);
    await page.goto(url, { waitUntil: 'load' });
    await page.getByRole('button', { name: content.consent.banner.essential }).click();
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    for (const [action, act] of Object.entries(actions(content))) {
      const { times, shift } = await measure(page, act);
      rows.push({
        page: `${name}, ${action}`,
        'median ms': figure(median(times)),
        'slowest ms': figure(Math.max(0, ...times)),
        'layout shift so far': figure(shift, 3),
      });
    }
    await page.close();
  }
  return [
    {
      title: `Interactions with the home page at 390 x 844, processor ${slowdown} x slower`,
      rows,
      note: `Each action ${rounds} times. Interactions under 16 ms are not counted.`,
    },
  ];
}
