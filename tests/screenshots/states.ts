import { answerWords } from '@/lib/words/contact';
import type { BrowserContextOptions, Locator, Page } from 'playwright/test';
import type { content } from '../site-content';
import { bannerWords, panelWords } from '@/lib/words/consent';
import { navigationWords } from '@/lib/words/layout';

interface State {
  /** Brings the page into the state. */
  act: (page: Page) => Promise<unknown>;
  /** Instead of the window. */
  fullPage?: boolean;
  /** Instead of the window. */
  element?: (page: Page) => Locator;
  context?: BrowserContextOptions;
  /** The visitor still has to answer the cookie banner. */
  hasBanner?: boolean;
  /** Window widths in px. All of them by default. */
  widths?: number[];
}

/** These widths are enough for a state that does not change the layout. */
const phoneAndDesktop = [390, 1440];
const desktop = [1440];
const controls = 'a, button, input, select, textarea, [role=switch]';

/** Scrolls through the page, so that lazy pictures load and entrance animations run, and back to the top. */
async function scrollThrough(page: Page) {
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  for (let top = 0; top < height; top += page.viewportSize()?.height ?? height) {
    await page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);
    await page.waitForFunction(picturesInView);
  }
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
}

/** Runs in the page. True once every picture in the window has loaded. */
function picturesInView() {
  return [...document.images].every((image) => {
    const { top, bottom, left, width } = image.getBoundingClientRect();
    const isOutside = bottom < 0 || top > window.innerHeight || left > window.innerWidth;
    return image.complete || width === 0 || isOutside;
  });
}

/** Forces CSS pseudo-classes such as :hover on all controls. */
async function force(page: Page, forcedPseudoClasses: string[]) {
  await scrollThrough(page);
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { root } = await session.send('DOM.getDocument');
  const { nodeIds } = await session.send('DOM.querySelectorAll', { nodeId: root.nodeId, selector: controls });
  for (const nodeId of nodeIds) await session.send('CSS.forcePseudoState', { nodeId, forcedPseudoClasses });
}

async function doubleText(page: Page) {
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  await scrollThrough(page);
}

export const pageStates: Record<string, State> = {
  '': { act: scrollThrough, fullPage: true },
  hover: { widths: desktop, fullPage: true, act: (page) => force(page, ['hover']) },
  focus: { widths: desktop, fullPage: true, act: (page) => force(page, ['focus', 'focus-visible']) },
  'double-text': { widths: phoneAndDesktop, fullPage: true, act: doubleText },
  'forced-colors': {
    context: { forcedColors: 'active' },
    widths: phoneAndDesktop,
    act: scrollThrough,
    fullPage: true,
  },
  'reduced-motion': {
    context: { reducedMotion: 'reduce' },
    widths: phoneAndDesktop,
    act: scrollThrough,
    fullPage: true,
  },
  print: { widths: desktop, fullPage: true, act: (page) => page.emulateMedia({ media: 'print' }) },
};

export function homeStates({ faq }: typeof content): Record<string, State> {
  const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
  const submit = (page: Page) => page.locator('form button[type=submit]');
  const venues = (page: Page) => page.locator('#localizaciones ul');

  async function send(page: Page, answer: object) {
    await page.route('**/contact-form.php', (route) => route.fulfill({ json: answer }));
    await page.locator('form [name=name]').fill('Carmen Díaz');
    await page.locator('form [name=email]').fill('carmen@example.com');
    await page.locator('form textarea').fill('¿Quedan plazas para el sábado?');
    await submit(page).click();
  }

  return {
    banner: { hasBanner: true, act: (page) => button(page, bannerWords.acceptAll).waitFor() },
    'banner-open': { hasBanner: true, act: (page) => button(page, bannerWords.showDetails).click() },
    'menu-open': {
      widths: [320, 390, 768, 1024],
      act: (page) => button(page, navigationWords.menu).click(),
    },
    'manager-open': {
      async act(page) {
        await page.locator('footer').getByText(panelWords.title).click();
        await page.getByRole('dialog').waitFor();
      },
    },
    venue: {
      widths: [1440],
      element: venues,
      async act(page) {
        await venues(page).scrollIntoViewIfNeeded();
        await page.getByRole('radio').nth(3).check({ force: true });
        await scrollThrough(page);
        await venues(page).scrollIntoViewIfNeeded();
      },
    },
    answers: {
      widths: [320, 390, 1024, 1440],
      element: (page) => page.locator('#faq'),
      async act(page) {
        for (const { question } of faq.entries) await button(page, question).click();
      },
    },
    'form-errors': {
      async act(page) {
        // Otherwise the validation of the browser would stop an empty form before hydration.
        await page.locator('form').evaluate((form: HTMLFormElement) => {
          form.noValidate = true;
        });
        await submit(page).click();
        await page.getByText(answerWords.errorsTitle).waitFor();
      },
    },
    'form-sent': {
      widths: phoneAndDesktop,
      async act(page) {
        await send(page, { success: true, message: answerWords.sent });
        await page.getByText(answerWords.sentTitle).waitFor();
      },
    },
    'form-failed': {
      widths: phoneAndDesktop,
      async act(page) {
        await send(page, { success: false, error: answerWords.failed });
        await page.getByText(answerWords.failedTitle, { exact: true }).waitFor();
      },
    },
    skip: { widths: phoneAndDesktop, act: (page) => page.keyboard.press('Tab') },
  };
}
