/*
 * What a visitor can do to a page before its picture is taken. `act` does it; `part` names what alone is pictured, the
 * whole window otherwise; `context` adds to the browser's settings; `widths` says where the state makes sense.
 */

import {
  bannerControls,
  eventControls,
  form,
  homeControls,
  keyboardFocus,
  legalControls,
  managerControls,
  submit,
  touched,
} from './screenshot-controls.mjs';

/** Below this width the bar has a menu button. */
const menuWidth = 1140;
/** A phone and a desk are enough for a state that does not change the layout. */
const phoneAndDesk = (width) => width === 390 || width === 1440;
const desk = (width) => width === 1440;

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
    const { top, bottom, width } = image.getBoundingClientRect();
    return image.complete || width === 0 || bottom < 0 || top > window.innerHeight;
  });
}

const wholePage = { act: scrollThrough, whole: true };
async function send(page, answer) {
  await page.route('**/contact-form.php', (route) => route.fulfill({ json: answer }));
  await form(page).locator('[name=name]').fill('Carmen Díaz');
  await form(page).locator('[name=email]').fill('carmen@example.com');
  await form(page).locator('textarea').fill('¿Quedan plazas para el sábado?');
  await submit(page).click();
}

async function openManager(page, { manager }) {
  await page.locator('footer').getByText(manager.label).click();
  await page.getByRole('dialog').waitFor();
}

/** States of the home page by name. @param content the site's content */
export function homeStates(content) {
  const { consent, contact, faq, navigation } = content;
  const venue = (page) => page.getByRole('radio').nth(3);
  const venues = (page) => page.locator('#localizaciones ul');
  return {
    banner: {
      undecided: true,
      act: (page) => page.getByRole('button', { name: consent.banner.accept }).waitFor(),
    },
    'banner-open': {
      undecided: true,
      act: (page) => page.getByRole('button', { name: consent.banner.details }).click(),
    },
    'menu-open': {
      widths: (width) => width < menuWidth,
      act: (page) => page.getByRole('button', { name: navigation.texts.open }).click(),
    },
    'manager-open': {
      act: (page) => openManager(page, consent),
    },
    venue: {
      widths: (width) => [320, 390, 1440].includes(width),
      async act(page) {
        await venues(page).scrollIntoViewIfNeeded();
        await venue(page).check({ force: true });
        await scrollThrough(page);
        await venues(page).scrollIntoViewIfNeeded();
      },
      part: venues,
    },
    'venue-focus': {
      widths: desk,
      act: (page) => keyboardFocus(venue(page)),
      part: (page) => venue(page).locator('..'),
    },
    tab: {
      widths: (width) => width === 390,
      act: (page) => keyboardFocus(page.getByRole('button', { name: consent.manager.tabName })),
      part: (page) => page.getByRole('button', { name: consent.manager.tabName }),
    },
    skip: {
      widths: phoneAndDesk,
      act: (page) => keyboardFocus(page.getByRole('link', { name: navigation.texts.skip })),
    },
    answers: {
      widths: (width) => [320, 390, 1024, 1440].includes(width),
      async act(page) {
        for (const { question } of faq.entries) await page.getByRole('button', { name: question }).click();
      },
      part: (page) => page.locator('#faq'),
    },
    'form-errors': {
      async act(page) {
        await submit(page).evaluate((button) => {
          button.form.noValidate = true;
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
        await page.getByText(contact.form.sentToast).first().waitFor();
      },
    },
    'form-failed': {
      widths: phoneAndDesk,
      async act(page) {
        await send(page, { success: false, error: contact.form.failed });
        await page.getByText(contact.form.failedTitle, { exact: true }).waitFor();
      },
    },
    'double-text': { widths: phoneAndDesk, whole: true, act: doubleText },
    'forced-colors': { context: { forcedColors: 'active' }, widths: phoneAndDesk, ...wholePage },
    print: { widths: desk, whole: true, act: (page) => page.emulateMedia({ media: 'print' }) },
    'reduced-motion': { context: { reducedMotion: 'reduce' }, widths: phoneAndDesk, ...wholePage },
    'forced-colors-manager': {
      context: { forcedColors: 'active' },
      widths: phoneAndDesk,
      act: (page) => openManager(page, consent),
    },
    'forced-colors-banner': {
      context: { forcedColors: 'active' },
      widths: phoneAndDesk,
      undecided: true,
      act: (page) => page.getByRole('button', { name: consent.banner.accept }).waitFor(),
    },
    ...touched(homeControls(content)),
    ...touched(bannerControls(content), { undecided: true }),
    ...touched(managerControls(content), { before: (page) => openManager(page, consent) }),
  };
}

/** States of the next-event page. @param content the site's content */
export const eventStates = (content) => ({
  ...pageStates,
  'reduced-motion': { context: { reducedMotion: 'reduce' }, widths: phoneAndDesk, ...wholePage },
  ...touched(eventControls(content)),
});

/** States of a legal page. @param content the site's content */
export const legalStates = (content) => ({ ...pageStates, ...touched(legalControls(content)) });

/** States of any other page. */
export const pageStates = {
  'double-text': { widths: phoneAndDesk, whole: true, act: doubleText },
  'forced-colors': { context: { forcedColors: 'active' }, widths: desk, ...wholePage },
  print: { widths: desk, whole: true, act: (page) => page.emulateMedia({ media: 'print' }) },
};

async function doubleText(page) {
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  await scrollThrough(page);
}
