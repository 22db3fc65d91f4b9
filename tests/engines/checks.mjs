import { earlyChecks } from './early-checks.mjs';
import { historyChecks } from './history-checks.mjs';
import { mediaChecks } from './media-checks.mjs';
import { visitChecks } from './visit-checks.mjs';
import { NotTried } from './process.mjs';

/**
 * @typedef {object} Check
 * @property {string} name
 * @property {(page: ReturnType<typeof import('./page.mjs').openPage>, site: Site) => Promise<string | undefined>} run
 *   returns figures worth printing; throws NotTried, or an Error that says what is wrong
 *
 * @typedef {object} Site
 * @property {string} url without a slash at the end
 * @property {Awaited<ReturnType<typeof import('./gate.mjs').openGate>>} gate the same site, held back as a check asks
 * @property {object} content what lib/site-content.ts exports
 * @property {Record<string, string>} routes
 * @property {Record<string, string>} sections
 */

const wide = [1366, 900];
const narrow = [420, 860];

function expectSame(what, actual, expected) {
  const [is, should] = [actual, expected].map((value) => JSON.stringify(value));
  if (is !== should) throw new Error(`${what}: ${is} instead of ${should}`);
}

const words = (title) => [title.lead, title.accent].filter(Boolean).join(' ');

/** Runs in the page: the form leaves the checking to the page's own script as soon as that is there. */
function isReady() {
  return document.querySelector('form')?.noValidate;
}

/** Runs in the page: what is common to every page's first look. */
function look() {
  const heading = document.querySelector('h1');
  const { clientWidth, scrollWidth } = document.documentElement;
  return {
    heading: heading?.getClientRects().length
      ? heading.textContent.trim().replace(/\s+/g, ' ')
      : '(not visible)',
    ids: [...document.querySelectorAll('main section[id]')].map(({ id }) => id),
    overflow: Math.max(0, scrollWidth - clientWidth),
    width: window.innerWidth,
    styled: getComputedStyle(document.documentElement).backgroundColor !== 'rgba(0, 0, 0, 0)',
  };
}

async function expectLook(page, heading) {
  const seen = await page.run(look);
  expectSame('first-level heading', seen.heading, heading);
  expectSame('pixels of horizontal overflow', seen.overflow, 0);
  expectSame('style sheet in force', seen.styled, true);
  return seen;
}

/** Runs in the page: names of visible elements. */
function visibleTexts(selector) {
  return [...document.querySelectorAll(selector)]
    .filter((element) => element.checkVisibility({ visibilityProperty: true }) && element.offsetHeight > 0)
    .map((element) => element.textContent.trim());
}

/** Runs in the page. A menu takes a moment to come and go. */
function anyVisible(selector) {
  return [...document.querySelectorAll(selector)].some(
    (element) => element.checkVisibility({ visibilityProperty: true }) && element.offsetHeight > 0,
  );
}

/** Runs in the page. */
function noneVisible(selector) {
  return [...document.querySelectorAll(selector)].every(
    (element) => !element.checkVisibility({ visibilityProperty: true }) || element.offsetHeight === 0,
  );
}

/** @type {Check[]} */
export const checks = [
  {
    name: 'the home page renders',
    async run(page, { url, content, routes, sections }) {
      await page.resize(...wide);
      await page.goto(url + routes.home);
      const seen = await expectLook(page, words(content.home.hero.title));
      expectSame('sections', seen.ids, Object.values(sections));
      await page.until('no load event', () => document.readyState === 'complete');
      return `${seen.ids.length} sections, ${seen.width} px wide`;
    },
  },
  {
    name: 'the cookie banner comes, and closes for good',
    async run(page, { url, content, routes }) {
      const { region, essential } = content.consent.banner;
      const banner = (label) => Boolean(document.querySelector(`section[aria-label="${label}"]`));
      const noBanner = (label) => !document.querySelector(`section[aria-label="${label}"]`);
      await page.goto(url + routes.home);
      await page.until('no banner', banner, region);
      await page.click(`section[aria-label="${region}"] button`, essential);
      await page.until('the banner does not close', noBanner, region);
      await page.goto(url + routes.home);
      await page.until('the page does not get ready', isReady);
      expectSame('banner after the decision', await page.run(banner, region), false);
    },
  },
  {
    name: 'a question opens and shows its answer',
    async run(page, { url, content, routes, sections }) {
      const [{ id, question, description }] = content.faq.entries;
      const answer = `#faq-${id} [role=region] p`;
      await page.goto(url + routes.home);
      const closed = (selector) => document.querySelector(selector).closest('[role]').offsetHeight === 0;
      await page.until('the answer is not hidden at first', closed, answer);
      await page.click(`#${sections.faq} button`, question);
      await page.until(
        'the answer does not open',
        (selector) => document.querySelector(selector).closest('[role]').offsetHeight > 40,
        answer,
      );
      expectSame('answer', await page.run(visibleTexts, answer), [description]);
    },
  },
  ...mediaChecks,
  ...historyChecks,
  ...visitChecks,
  ...earlyChecks,
  {
    name: 'the empty contact form lists its errors',
    async run(page, { url, content, routes, sections }) {
      const { form, validation } = content.contact;
      await page.goto(`${url}${routes.home}#${sections.contact}`);
      await page.until('the form is not prepared', isReady);
      await page.click('form button', form.submit);
      const list = 'form [role=alert] li';
      await page.until('no list of errors', (selector) => document.querySelector(selector), list);
      expectSame('errors', await page.run(visibleTexts, list), [
        validation.nameRequired,
        validation.emailRequired,
        validation.messageRequired,
      ]);
      const focused = await page.run(() => document.activeElement.getAttribute('role'));
      expectSame('role of what has the focus', focused, 'alert');
    },
  },
  {
    name: 'the menu opens and closes on a narrow window',
    async run(page, { url, content, routes }) {
      const { texts, items, button } = content.navigation;
      const links = `nav[aria-label="${texts.main}"] a`;
      await page.resize(...narrow);
      try {
        await page.goto(url + routes.home);
        const { width } = await expectLook(page, words(content.home.hero.title));
        if (width >= 1140) throw new NotTried(`the window stays ${width} px wide`);
        expectSame('links before', await page.run(visibleTexts, links), []);
        await page.click('button', texts.open);
        await page.click('button', texts.close);
        await page.until('the menu does not close', noneVisible, links);
        await page.click('button', texts.open);
        const labels = [...items, button].map(({ label }) => label);
        await page.until('the menu does not open again', anyVisible, links);
        expectSame('links', await page.run(visibleTexts, links), labels);
        return `${width} px wide`;
      } finally {
        await page.resize(...wide);
      }
    },
  },
  {
    name: 'the event page renders',
    async run(page, { url, content, routes }) {
      const { event } = content;
      await page.goto(url + routes.nextEvent);
      await expectLook(page, event.place);
      const tickets = await page.run(
        (href) =>
          [...document.querySelectorAll('main a')].filter((link) => link.getAttribute('href') === href)
            .length,
        event.ticketHref,
      );
      if (tickets < 2) throw new Error(`${tickets} ticket buttons`);
      return `${tickets} ticket buttons`;
    },
  },
];
