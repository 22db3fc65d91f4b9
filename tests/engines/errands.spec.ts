import { content } from '../site-content';
import { routes, sections } from '@/lib/routes';
import {
  captionCount,
  hasSoundDevice,
  isHydrated,
  isLoaded,
  isPlaying,
  merlonLevels,
  recordErrors,
} from './in-page';
import { expect, test } from './visitor';

const { consent, contact, event, faq, home, navigation } = content;

const bar = 'header';
const menu = `nav[aria-label="${navigation.texts.main}"]`;
const banner = `section[aria-label="${consent.banner.region}"]`;
const manager = `[role=dialog][aria-label="${consent.panel.title}"]`;
const scripts = /\/_next\/static\/.*\.js($|\?)/;

test('the home page shows all sections, fits the window and reports no errors', async ({ visitor, gate }) => {
  gate.hold(scripts);
  await visitor.open(routes.home);
  await visitor.evaluate(recordErrors);
  gate.release();
  await visitor.waitsUntil(isHydrated);
  await visitor.waitsUntil(isLoaded);
  const page = await visitor.evaluate(() => ({
    sections: [...document.querySelectorAll('main section[id]')].map(({ id }) => id),
    overflowPx: document.documentElement.scrollWidth - document.documentElement.clientWidth,
    errors: window.recordedErrors,
  }));
  expect(page).toEqual({ sections: Object.values(sections), overflowPx: 0, errors: [] });
});

test('the event page names the place and sells tickets', async ({ visitor }) => {
  await visitor.open(routes.nextEvent);
  await visitor.sees('h1', event.place);
  await visitor.sees(`main a[href="${event.ticketHref}"]`);
});

test('a closed cookie banner stays closed', async ({ visitor }) => {
  await visitor.open(routes.home);
  await visitor.sees(banner);
  await visitor.click(consent.banner.essential, banner);
  await visitor.doesNotSee(banner);
  await visitor.openHydrated(routes.home);
  await visitor.doesNotSee(banner);
});

test('the cookie manager keeps a choice', async ({ visitor }) => {
  const chosen = `${manager} [role=switch]:enabled[aria-checked=true]`;
  await visitor.open(routes.gallery);
  await visitor.sees(banner);
  await visitor.click(consent.manager.label, 'footer');
  await visitor.sees(manager);
  await visitor.click(consent.panel.categories.analytics.name, manager);
  await visitor.sees(chosen);
  await visitor.click(consent.panel.save, manager);
  await visitor.doesNotSee(manager);
  await visitor.click(consent.manager.label, 'footer');
  await visitor.sees(chosen);
});

test('a question opens and closes', async ({ visitor }) => {
  const { id, question, description } = faq.entries[0]!;
  const answer = `#faq-${id} [role=region] p`;
  await visitor.openHydrated(routes.home);
  await visitor.doesNotSee(answer);
  await visitor.click(question, `#${sections.faq}`);
  await visitor.sees(answer, description);
  await visitor.click(question, `#${sections.faq}`);
  await visitor.doesNotSee(answer);
});

test('an empty message gives a list of errors, which gets the focus', async ({ visitor }) => {
  const { nameRequired, emailRequired, messageRequired } = contact.validation;
  await visitor.openHydrated(`${routes.home}#${sections.contact}`);
  await visitor.click(contact.form.submit, 'form');
  for (const error of [nameRequired, emailRequired, messageRequired])
    await visitor.sees('form [role=alert]', error);
  expect(await visitor.evaluate(() => document.activeElement?.role)).toBe('alert');
});

test('a message is sent', async ({ visitor }) => {
  await visitor.openHydrated(routes.home);
  const { labels } = contact.form;
  await visitor.fillIn(labels.name, 'Ana');
  await visitor.fillIn(labels.email, 'ana@example.com');
  await visitor.fillIn(labels.message, '¿Quedan plazas? Gracias.');
  await visitor.click(contact.form.submit, 'form');
  await visitor.sees('form [role=status]', contact.form.sentTitle);
});

test('the menu of a narrow window opens, closes and leads to a page', async ({ visitor }) => {
  await visitor.resize(420, 860);
  await visitor.open(routes.home);
  await visitor.doesNotSee(menu);
  await visitor.click(navigation.texts.menu);
  await visitor.sees(menu);
  await visitor.click(navigation.texts.menu);
  await visitor.doesNotSee(menu);
  await visitor.click(navigation.texts.menu);
  await visitor.click(navigation.button.label, menu);
  await visitor.isAt(routes.nextEvent);
  await visitor.doesNotSee(menu);
});

test('links, fragments, back and forward keep page and scroll position in step with the address', async ({
  visitor,
}) => {
  const toFaq = `${routes.home}#${sections.faq}`;
  const faqLabel = navigation.items.find(({ href }) => href === toFaq)!.label;
  const isAtTop = () => window.scrollY === 0;
  await visitor.openHydrated(routes.home);
  await visitor.evaluate(() => {
    document.documentElement.id = 'first-document';
  });
  await visitor.click(faqLabel, bar);
  await visitor.isAtSection(sections.faq);
  await visitor.click(navigation.button.label, bar);
  await visitor.isAt(routes.nextEvent);
  await visitor.waitsUntil(isAtTop);
  expect(await visitor.evaluate(() => document.activeElement?.localName)).toBe('main');
  await visitor.evaluate(() => window.history.back());
  await visitor.isAt(toFaq);
  await visitor.isAtSection(sections.faq);
  await visitor.evaluate(() => window.history.back());
  await visitor.isAt(routes.home);
  await visitor.waitsUntil(isAtTop);
  await visitor.evaluate(() => window.history.forward());
  await visitor.isAtSection(sections.faq);
  await visitor.evaluate(() => window.history.forward());
  await visitor.isAt(routes.nextEvent);
  await visitor.click(faqLabel, bar);
  await visitor.isAtSection(sections.faq);
  await visitor.sees('#first-document');
});

for (const [path, section] of [
  [routes.home, sections.contact],
  [routes.nextEvent, 'como-llegar'],
] as const) {
  test(`${path}#${section} opens at its section even if pictures and fonts arrive late`, async ({
    visitor,
    gate,
  }) => {
    gate.hold(/\.(avif|webp|png|jpe?g|svg|woff2)($|\?)/);
    await visitor.open(`${path}#${section}`);
    gate.release();
    await visitor.waitsUntil(isLoaded);
    await visitor.isAtSection(section);
  });
}

test('the background film plays by itself, muted', async ({ visitor }) => {
  await visitor.open(routes.home);
  await visitor.waitsUntil(isPlaying, 'main video');
  expect(await visitor.evaluate(() => document.querySelector('video')?.muted)).toBe(true);
});

test('the film of an answer plays, with Spanish captions', async ({ visitor }) => {
  const { id, question } = faq.entries.find(({ video, captions }) => video && captions)!;
  const film = `#faq-${id} video`;
  await visitor.open(routes.home);
  await visitor.click(question, `#${sections.faq}`);
  const hasSource = (selector: string) => document.querySelector<HTMLVideoElement>(selector)?.currentSrc;
  await visitor.waitsUntil(hasSource, film);
  await visitor.evaluate((selector) => {
    const video = document.querySelector<HTMLVideoElement>(selector)!;
    video.muted = true;
    return video.play();
  }, film);
  await visitor.waitsUntil(isPlaying, film);
  await visitor.waitsUntil(captionCount, film);
});

test('the music plays, the merlons move with it, and it stops', async ({ visitor }, { project }) => {
  const { mute, unmute } = home.hero;
  const hasButton = (name: string) =>
    [...document.querySelectorAll('button')].some(
      (button) => (button.ariaLabel ?? button.innerText).trim() === name,
    );
  await visitor.openHydrated(routes.home);
  // Browsers allow sound after a click only.
  await visitor.click(faq.entries[0]!.question);
  const hasSound = await visitor.evaluate(hasSoundDevice);
  if (!hasSound) console.log(`The music is skipped in ${project.name}: no sound device (Debian: pulseaudio)`);
  test.skip(!hasSound, 'no sound device');
  await visitor.evaluate(recordErrors);
  await visitor.click(unmute);
  await visitor.waitsUntil(hasButton, mute);
  await expect.poll(() => visitor.evaluate(merlonLevels)).toMatch(/[1-9]/);
  const before = await visitor.evaluate(merlonLevels);
  await expect.poll(() => visitor.evaluate(merlonLevels)).not.toBe(before);
  await visitor.click(mute);
  await visitor.waitsUntil(hasButton, unmute);
  expect(await visitor.evaluate(() => window.recordedErrors)).toEqual([]);
});
