/*
 * What a visitor can do to a page before its picture is taken. `act` does it; `part` names what alone is pictured, the
 * whole window otherwise; `context` adds to the browser's settings; `widths` says where the state makes sense.
 */

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
const form = (page) => page.locator('form').filter({ has: page.locator('textarea') });
const submit = (page) => form(page).locator('button[type=submit]');

async function send(page, answer) {
  await page.route('**/contact-form.php', (route) => route.fulfill({ json: answer }));
  await form(page).locator('[name=name]').fill('Carmen Díaz');
  await form(page).locator('[name=email]').fill('carmen@example.com');
  await form(page).locator('textarea').fill('¿Quedan plazas para el sábado?');
  await submit(page).click();
}

/** States of the home page by name. @param content the site's content */
export function homeStates({ consent, contact, faq, navigation, event, eventPage, home }) {
  const control = {
    buy: (page) => page.locator('main').getByRole('link', { name: home.hero.buy }).first(),
    reserve: (page) => page.getByRole('link', { name: eventPage.states[event.state].reserve }).first(),
    music: (page) => page.getByRole('button', { name: home.hero.unmute }),
    navigation: (page) => page.locator('header').getByRole('link', { name: navigation.items[1].label }),
    next: (page) => page.locator('header').getByRole('link', { name: navigation.button.label }),
    question: (page) => page.getByRole('button', { name: faq.entries[1].question }),
    name: (page) => form(page).locator('[name=name]'),
    subject: (page) => form(page).locator('select'),
    message: (page) => form(page).locator('textarea'),
    submit,
    legal: (page) => page.locator('footer').getByRole('link', { name: navigation.legal[0].label }),
  };
  const touched = Object.entries(control).flatMap(([name, find]) => [
    [`hover-${name}`, { widths: desk, act: (page) => find(page).hover(), part: find }],
    [`focus-${name}`, { widths: desk, act: (page) => keyboardFocus(find(page)), part: find }],
  ]);
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
      async act(page) {
        await page.locator('footer').getByText(consent.manager.label).click();
        await page.getByRole('dialog').waitFor();
      },
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
    ...Object.fromEntries(touched),
  };
}

/** States of any page but the home page. */
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

/** Focus as the keyboard gives it: with the browser's own outline. */
async function keyboardFocus(control) {
  await control.page().keyboard.press('Shift');
  await control.evaluate((element) => element.scrollIntoView({ behavior: 'instant', block: 'center' }));
  await control.evaluate((element) => element.focus({ focusVisible: true }));
}
