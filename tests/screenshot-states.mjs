/*
 * What is done to a page before its picture is taken.
 *
 * @typedef {object} State
 * @property {(page: import('playwright').Page) => Promise<unknown>} act
 * @property {boolean} [whole] the page from top to bottom; otherwise the window
 * @property {(page: import('playwright').Page) => import('playwright').Locator} [part] what alone is pictured
 * @property {import('playwright').BrowserContextOptions} [context]
 * @property {boolean} [undecided] whether the cookie banner is there
 * @property {number[]} [widths] of the windows in which the state makes sense
 */

/** Enough for a state that does not change the layout. */
const phoneAndDesk = [390, 1440];
const desk = [1440];
const controls = 'a, button, input, select, textarea, [role=switch]';

/** Brings everything that waits for being seen into view, and goes back to the top. */
export async function scrollThrough(page) {
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  for (let top = 0; top < height; top += page.viewportSize().height) {
    await page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);
    await page.waitForFunction(picturesInView);
  }
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
}

/** Runs in the page: true once every picture in the window has arrived. */
function picturesInView() {
  return [...document.images].every((image) => {
    const { top, bottom, left, width } = image.getBoundingClientRect();
    const isOutside = bottom < 0 || top > window.innerHeight || left > window.innerWidth;
    return image.complete || width === 0 || isOutside;
  });
}

/** Every control of the page at once as under the pointer, or as with the keyboard's focus. */
async function force(page, forcedPseudoClasses) {
  await scrollThrough(page);
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { root } = await session.send('DOM.getDocument');
  const { nodeIds } = await session.send('DOM.querySelectorAll', { nodeId: root.nodeId, selector: controls });
  for (const nodeId of nodeIds) await session.send('CSS.forcePseudoState', { nodeId, forcedPseudoClasses });
}

async function doubleText(page) {
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  await scrollThrough(page);
}

/** Of any page. @type {Record<string, State>} */
export const pageStates = {
  '': { act: scrollThrough, whole: true },
  hover: { widths: desk, whole: true, act: (page) => force(page, ['hover']) },
  focus: { widths: desk, whole: true, act: (page) => force(page, ['focus', 'focus-visible']) },
  'double-text': { widths: phoneAndDesk, whole: true, act: doubleText },
  'forced-colors': {
    context: { forcedColors: 'active' },
    widths: phoneAndDesk,
    act: scrollThrough,
    whole: true,
  },
  'reduced-motion': {
    context: { reducedMotion: 'reduce' },
    widths: phoneAndDesk,
    act: scrollThrough,
    whole: true,
  },
  print: { widths: desk, whole: true, act: (page) => page.emulateMedia({ media: 'print' }) },
};

/** Of the home page. @param content the site's content @returns {Record<string, State>} */
export function homeStates({ consent, contact, faq, navigation }) {
  const button = (page, name) => page.getByRole('button', { name, exact: true });
  const submit = (page) => page.locator('form button[type=submit]');
  const venues = (page) => page.locator('#localizaciones ul');

  async function send(page, answer) {
    await page.route('**/contact-form.php', (route) => route.fulfill({ json: answer }));
    await page.locator('form [name=name]').fill('Carmen Díaz');
    await page.locator('form [name=email]').fill('carmen@example.com');
    await page.locator('form textarea').fill('¿Quedan plazas para el sábado?');
    await submit(page).click();
  }

  return {
    banner: { undecided: true, act: (page) => button(page, consent.banner.accept).waitFor() },
    'banner-open': { undecided: true, act: (page) => button(page, consent.banner.details).click() },
    'menu-open': {
      widths: [320, 390, 768, 1024],
      act: (page) => button(page, navigation.texts.open).click(),
    },
    'manager-open': {
      async act(page) {
        await page.locator('footer').getByText(consent.manager.label).click();
        await page.getByRole('dialog').waitFor();
      },
    },
    venue: {
      widths: [320, 390, 1440],
      part: venues,
      async act(page) {
        await venues(page).scrollIntoViewIfNeeded();
        await page.getByRole('radio').nth(3).check({ force: true });
        await scrollThrough(page);
        await venues(page).scrollIntoViewIfNeeded();
      },
    },
    answers: {
      widths: [320, 390, 1024, 1440],
      part: (page) => page.locator('#faq'),
      async act(page) {
        for (const { question } of faq.entries) await button(page, question).click();
      },
    },
    'form-errors': {
      async act(page) {
        // The page's own list, before its script is there to ask for it.
        await submit(page).evaluate((control) => {
          control.form.noValidate = true;
        });
        await submit(page).click();
        await page.getByText(contact.form.errorsTitle).waitFor();
      },
    },
    'form-sent': {
      widths: phoneAndDesk,
      async act(page) {
        await send(page, { success: true, message: contact.form.sent });
        await page.getByText(contact.form.sentTitle).waitFor();
      },
    },
    'form-failed': {
      widths: phoneAndDesk,
      async act(page) {
        await send(page, { success: false, error: contact.form.failed });
        await page.getByText(contact.form.failedTitle, { exact: true }).waitFor();
      },
    },
    skip: { widths: phoneAndDesk, act: (page) => page.keyboard.press('Tab') },
  };
}
