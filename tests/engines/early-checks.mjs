import { NotTried } from './process.mjs';

const scripts = /\/_next\/static\/.*\.js($|\?)/;
/** WebDriver's code of the Escape key. */
const escape = '\uE00C';

/** Runs in the page: the form leaves the checking to the page's own script as soon as that is there. */
function isPrepared() {
  return document.querySelector('form')?.noValidate;
}

/** Runs in the page. */
function isShown(selector) {
  return document.querySelector(selector)?.checkVisibility({ visibilityProperty: true });
}

/** Runs in the page. */
function isGone(selector) {
  return !document.querySelector(selector)?.checkVisibility({ visibilityProperty: true });
}

/** Runs in the page: whether an element is there whose attribute has this value. */
function has(selector, attribute, value) {
  return document.querySelector(selector)?.getAttribute(attribute) === value;
}

/** Runs in the page. */
function isInPlace(id) {
  const place = parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop);
  return Math.abs(document.getElementById(id).getBoundingClientRect().top - place) <= 16;
}

/** Opens a page whose scripts stay behind the gate. */
async function openEarly(page, { gate }, path) {
  gate.hold(scripts);
  await page.goto(gate.url + path);
  await page.until('no page', () => document.querySelector('footer'));
  if (await page.run(isPrepared)) throw new Error('the scripts were not held back');
}

/** What is done before the scripts come must never keep them back for the next check. */
async function whileHeld(gate, act) {
  try {
    await act();
  } finally {
    gate.release();
  }
}

/** @type {import('./checks.mjs').Check[]} */
export const earlyChecks = [
  {
    name: 'before the scripts: the menu opens, closes by its button, by Escape and by a choice',
    async run(page, site) {
      const { gate, content, routes, sections } = site;
      const { texts, items } = content.navigation;
      const menu = `nav[aria-label="${texts.main}"]`;
      const locations = items.find(({ href }) => href.endsWith(`#${sections.locations}`));
      await page.resize(420, 860);
      try {
        await whileHeld(gate, async () => {
          await openEarly(page, site, routes.home);
          const width = await page.run(() => window.innerWidth);
          if (width >= 1140) throw new NotTried(`the window stays ${width} px wide`);
          await page.click('header button', texts.open);
          await page.until('the menu does not open', isShown, menu);
          await page.click('header button', texts.close);
          await page.until('its button does not close the menu', isGone, menu);
          await page.click('header button', texts.open);
          await page.until('the menu does not open again', isShown, menu);
          await page.press(escape);
          await page.until('Escape does not close the menu', isGone, menu);
          await page.click('header button', texts.open);
          await page.click(`${menu} a`, locations.label);
          await page.until('a choice does not close the menu', isGone, menu);
          await page.until('the choice is not shown', isInPlace, sections.locations);
        });
        await page.until('the page does not get ready', isPrepared);
        await page.click('header button', texts.open);
        await page.until('the menu does not open with the scripts', isShown, menu);
        await page.press(escape);
        await page.until('Escape does not close the menu with the scripts', isGone, menu);
      } finally {
        await page.resize(1366, 900);
      }
    },
  },
  {
    name: 'before the scripts: a question is asked, and opens once they are there',
    async run(page, site) {
      const { gate, content, routes, sections } = site;
      const [, { id, question }] = content.faq.entries;
      await whileHeld(gate, async () => {
        await openEarly(page, site, routes.home);
        await page.click(`#${sections.faq} button`, question);
      });
      await page.until('the answer does not open', has, `#faq-${id} button`, 'aria-expanded', 'true');
      await page.click(`#${sections.faq} button`, question);
      await page.until('the answer does not close', has, `#faq-${id} button`, 'aria-expanded', 'false');
    },
  },
  {
    name: 'before the scripts: the music is asked for, and plays once they are there',
    async run(page, site) {
      const { gate, content, routes } = site;
      const { mute, unmute } = content.home.hero;
      await whileHeld(gate, async () => {
        await openEarly(page, site, routes.home);
        await page.click('main button', unmute);
      });
      await page.until('the music is not on', has, 'main button[aria-pressed]', 'aria-pressed', 'true');
      await page.click('main button', mute);
      await page.until('the music stays on', has, 'main button[aria-pressed]', 'aria-pressed', 'false');
    },
  },
  {
    name: 'before the scripts: the cookie manager is asked for, and opens once they are there',
    async run(page, site) {
      const { gate, content, routes } = site;
      const { manager, panel } = content.consent;
      await whileHeld(gate, async () => {
        await openEarly(page, site, routes.gallery);
        await page.click('footer button', manager.label);
      });
      await page.until('no manager', isShown, `[role=dialog][aria-label="${panel.title}"]`);
    },
  },
  {
    name: 'before the scripts: a link is followed, and what was typed stays',
    async run(page, site) {
      const { gate, content, routes } = site;
      const { button } = content.navigation;
      await whileHeld(gate, async () => {
        await openEarly(page, site, routes.home);
        await page.run(() => {
          document.querySelector('form [name=name]').value = 'Ana';
        });
      });
      await page.until('the page does not get ready', isPrepared);
      const typed = await page.run(() => document.querySelector('form [name=name]').value);
      if (typed !== 'Ana') throw new Error(`the name typed has become '${typed}'`);
      await whileHeld(gate, async () => {
        await openEarly(page, site, routes.home);
        await page.click('header a', button.label);
        await page.until('no other page', (path) => window.location.pathname === path, routes.nextEvent);
      });
    },
  },
];
