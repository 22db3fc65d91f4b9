/** Runs in the page: whether it is at this address, its path and anchor, and the document is still the marked one. */
function isAt(address) {
  return window.location.pathname + window.location.hash === address && window.sameDocument === true;
}

/** Runs in the page. */
function mark() {
  window.sameDocument = true;
}

/** Runs in the page: the form is prepared by the page's own script. */
function isPrepared() {
  return document.querySelector('form')?.noValidate;
}

/** Runs in the page: whether the section has come to its place, right below the bar. */
function isInPlace(id) {
  const section = document.getElementById(id);
  const place = parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop);
  return section && Math.abs(section.getBoundingClientRect().top - place) <= 16;
}

/** Runs in the page. */
function isAtTop() {
  return window.scrollY === 0;
}

/** Runs in the page: whether it rests within a few pixels of this place. */
function restsAt(top) {
  return Math.abs(window.scrollY - top) <= 16;
}

/** Runs in the page: how far it is scrolled, once it has come to rest. */
async function rest() {
  for (let before = -1; before !== window.scrollY;) {
    before = window.scrollY;
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
  return window.scrollY;
}

/** Runs in the page: whether it rests at this place. */
async function hasReturned(top) {
  const before = window.scrollY;
  await new Promise((resolve) => setTimeout(resolve, 250));
  return window.scrollY === before && Math.abs(before - top) <= 2;
}

/** Runs in the page: one step through the history, and back at once a second. */
async function stepTwice(step) {
  const arrived = new Promise((resolve) =>
    window.addEventListener('popstate', () => resolve(), { once: true }),
  );
  window.history.go(step);
  await arrived;
  window.history.go(step);
}

/** Runs in the page: what has the focus, and what is announced to those who do not see the page. */
function landing() {
  const announcer = document.querySelector('next-route-announcer')?.shadowRoot;
  // By its title or, until that is there, by its heading, whose words may stand on lines of their own.
  const announced = announcer?.textContent.replace(/\s+/g, ' ');
  return { focused: document.activeElement.localName, announced };
}

/** Runs in the page: follows a link of the bar, and takes a step back as soon as the page is on its way to its section. */
async function backOnTheWay(address) {
  const start = window.scrollY;
  document.querySelector(`header a[href="${address}"]`).click();
  while (Math.abs(window.scrollY - start) < 200) await new Promise(requestAnimationFrame);
  window.history.back();
}

const eventSection = 'como-llegar';

/** @type {import('./checks.mjs').Check[]} */
export const historyChecks = [
  {
    name: 'links and anchors, back and forward: the address, the page and its place agree',
    async run(page, { url, content, routes, sections }) {
      const { items, button, groups } = content.navigation;
      const [start, , , , why, faq] = items;
      const gallery = groups.flatMap(({ links }) => links).find(({ href }) => href === routes.gallery);
      const step = (by) => page.run((steps) => window.history.go(steps), by);
      const expectPlace = async (address, isThere, ...args) => {
        await page.until(`not at ${address}`, isAt, address);
        await page.until(`${address} is not in its place`, isThere, ...args);
      };
      const { nextEvent, home } = routes;
      const arrival = `${nextEvent}#${eventSection}`;

      await page.resize(1366, 900);
      await page.goto(url + home);
      await page.until('the page does not get ready', isPrepared);
      await page.run(mark);
      await page.click('header a', faq.label);
      await expectPlace(`${home}#${sections.faq}`, isInPlace, sections.faq);
      await page.click('header a', start.label);
      await expectPlace(home, isAtTop);
      await step(-1);
      await expectPlace(`${home}#${sections.faq}`, isInPlace, sections.faq);
      await page.click('header a', button.label);
      await expectPlace(nextEvent, isAtTop);
      const { focused, announced } = await page.run(landing);
      if (focused !== 'main') throw new Error(`the focus is on ${focused}, not at the start of the page`);
      if (!announced?.includes(content.event.place)) throw new Error(`announced: ${announced}`);

      await page.until('no link', (id) => document.querySelector(`a[href="#${id}"]`), eventSection);
      await page.click('main a', content.eventPage.arrivalLink);
      // The click has brought the link to the middle of the window first.
      await expectPlace(arrival, isInPlace, eventSection);
      await page.click('footer a', gallery.label);
      await expectPlace(routes.gallery, isAtTop);
      await step(-1);
      await expectPlace(arrival, isInPlace, eventSection);
      await step(-1);
      await page.until(`not at ${nextEvent}`, isAt, nextEvent);
      const pressedAt = await page.run(rest);
      await step(1);
      await expectPlace(arrival, isInPlace, eventSection);
      await step(1);
      await expectPlace(routes.gallery, isAtTop);
      await page.run(stepTwice, -1);
      await expectPlace(nextEvent, restsAt, pressedAt);
      await page.run(stepTwice, 1);
      await expectPlace(routes.gallery, isAtTop);
      await page.click('footer a', why.label);
      await expectPlace(`${home}#${sections.why}`, isInPlace, sections.why);
      return `the link was pressed at ${Math.round(pressedAt)} px`;
    },
  },
  {
    name: 'back before the page is where an anchor led: it returns to its place, and forward to the anchor',
    async run(page, { url, routes, sections }) {
      const pressedAt = 300;
      const contact = `${routes.home}#${sections.contact}`;
      const faq = `${routes.home}#${sections.faq}`;
      await page.resize(1366, 900);
      await page.goto(url + routes.home);
      await page.until('the page does not get ready', isPrepared);
      await page.run(mark);
      await page.run((top) => window.scrollTo({ top, behavior: 'instant' }), pressedAt);
      const expectReturn = async (how) => {
        await page.until(`${how}: not at ${routes.home}`, isAt, routes.home);
        await page.until(`${how}: not back at ${pressedAt} px`, hasReturned, pressedAt);
      };
      await page.run(backOnTheWay, contact);
      await expectReturn('on the way');
      await page.run(() => window.history.forward());
      await page.until('forward does not lead to the anchor', isInPlace, sections.contact);
      await page.run(() => window.history.back());
      await expectReturn('from the anchor');
      await page.run((address) => document.querySelector(`header a[href="${address}"]`).click(), faq);
      await page.until('the anchor is not in its place', isInPlace, sections.faq);
      await page.run(backOnTheWay, contact);
      await page.until(`not at ${faq}`, isAt, faq);
      await page.run(() => window.history.back());
      await expectReturn('after two quick steps');
    },
  },
  {
    name: 'an address with a section lands there, however late the pictures come',
    async run(page, { gate, routes, sections }) {
      const addresses = [
        [`${routes.home}#${sections.contact}`, sections.contact],
        [`${routes.home}#${sections.faq}`, sections.faq],
        [`${routes.nextEvent}#${eventSection}`, eventSection],
      ];
      const off = [];
      for (const [address, id] of addresses) {
        gate.hold(/\.(avif|webp|png|jpe?g|svg|woff2)($|\?)/);
        await page.goto(gate.url + address);
        await page.until('no section', (name) => document.getElementById(name), id);
        gate.release();
        await page.until('no load event', () => document.readyState === 'complete');
        await page.run(rest);
        await page.until(`${address} is not in its place`, isInPlace, id);
        off.push(
          await page.run((name) => {
            const place = parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop);
            return Math.round(document.getElementById(name).getBoundingClientRect().top - place);
          }, id),
        );
      }
      return `${off.join(', ')} px off`;
    },
  },
];
