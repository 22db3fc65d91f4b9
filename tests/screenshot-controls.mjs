/*
 * Controls that have their picture taken under the pointer and with the keyboard's focus, one of each kind. Each is a
 * function that finds it in a page.
 */

const desk = (width) => width === 1440;

export const form = (page) => page.locator('form').filter({ has: page.locator('textarea') });
export const submit = (page) => form(page).locator('button[type=submit]');

/** Each control under the pointer and with the keyboard's focus, once `before` has brought it about. */
export function touched(controls, { before = async () => {}, ...job } = {}) {
  return Object.fromEntries(
    Object.entries(controls).flatMap(([name, part]) => {
      const state = (touch) => ({
        widths: desk,
        ...job,
        part,
        async act(page) {
          await before(page);
          await touch(part(page));
        },
      });
      return [
        [`hover-${name}`, state((control) => control.hover())],
        [`focus-${name}`, state(keyboardFocus)],
      ];
    }),
  );
}

const link =
  (name, place = 'main') =>
  (page) =>
    page.locator(place).getByRole('link', { name }).first();
const button = (name) => (page) => page.getByRole('button', { name, exact: true });

/** One of each kind on the home page. @param content the site's content */
export function homeControls({ faq, navigation, event, eventPage, home, site, consent }) {
  return {
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
    footer: link(navigation.groups[0].links[0].label, 'footer'),
    cookies: button(consent.manager.label),
    pause: button(home.hero.pause),
    logo: link(navigation.texts.home, 'header'),
    line: link(home.locations.buttons[0].label),
    text: link(faq.link.label),
    social: link(site.social[0].label),
    mail: link(site.email),
  };
}

/** Those of the cookie banner. @param content the site's content */
export function bannerControls({ consent }) {
  return {
    accept: button(consent.banner.accept),
    details: button(consent.banner.details),
    privacy: link(consent.banner.privacy, '#cookies'),
    'banner-close': button(consent.banner.close),
  };
}

/** Those of the cookie manager. @param content the site's content */
export function managerControls({ consent }) {
  return {
    switch: (page) => page.getByRole('switch').nth(1),
    save: button(consent.panel.save),
    reset: button(consent.panel.reset),
    'manager-close': button(consent.panel.close),
  };
}

/** Those of the next-event page. @param content the site's content */
export const eventControls = ({ event, eventPage }) => ({
  download: link(event.downloads[0].label),
  calendar: link(eventPage.calendar.file),
  hotel: link(eventPage.hotels.reserve),
  'final-call': (page) => page.getByRole('link', { name: eventPage.states[event.state].buy }).last(),
});

/** Those of a legal page. @param content the site's content */
export const legalControls = ({ legal }) => ({
  back: link(legal.common.back),
  contact: link(legal.common.contact),
  contents: (page) => page.locator('main nav').getByRole('link').nth(1),
  prose: (page) => page.locator('section[aria-labelledby] a').first(),
});

/** Focus as the keyboard gives it: with the browser's own outline. */
export async function keyboardFocus(control) {
  await control.page().keyboard.press('Shift');
  await control.evaluate((element) => element.scrollIntoView({ behavior: 'instant', block: 'center' }));
  await control.evaluate((element) => element.focus({ focusVisible: true }));
}
