/** Runs in the page: whether it is at this address, its path and anchor, and the document is still the marked one. */
function isAt(address) {
  return window.location.pathname + window.location.hash === address && window.sameDocument === true;
}

/** Runs in the page. */
function mark() {
  window.sameDocument = true;
}

/** Runs in the page: whether the section's top lies right below the bar, and the section has the focus. */
function isShown(id) {
  const section = document.getElementById(id);
  const bar = document.querySelector('header').offsetHeight;
  const { top } = section.getBoundingClientRect();
  return document.activeElement === section && top >= 0 && top < bar + 40;
}

/** Runs in the page: fills in the contact form as typing does. */
function fill(values) {
  for (const [name, value] of Object.entries(values)) {
    const control = document.querySelector(`form [name=${name}]`);
    control.value = value;
    control.dispatchEvent(new Event('input', { bubbles: true }));
  }
}

/** Runs in the page: the form is prepared by the page's own script. */
function isPrepared() {
  return document.querySelector('form')?.noValidate;
}

/** Runs in the page: a visible dialog of this name. */
function hasDialog(name) {
  return Boolean(document.querySelector(`[role=dialog][aria-label="${name}"], dialog[aria-label="${name}"]`));
}

/** @type {import('./checks.mjs').Check[]} */
export const visitChecks = [
  {
    name: 'links, anchors and Back stay in one document',
    async run(page, { url, content, routes, sections }) {
      const { items, button } = content.navigation;
      const faq = items.find(({ href }) => href.endsWith(`#${sections.faq}`));
      await page.goto(url + routes.home);
      await page.until('the page does not get ready', isPrepared);
      await page.run(mark);
      await page.click('header a', faq.label);
      await page.until('no section', isAt, `${routes.home}#${sections.faq}`);
      await page.until('the section is not shown', isShown, sections.faq);
      await page.click('header a', button.label);
      await page.until('no other page', isAt, routes.nextEvent);
      await page.until('not at the top', () => window.scrollY === 0 && document.querySelector('main h1'));
      await page.run(() => window.history.back());
      await page.until('no way back', isAt, `${routes.home}#${sections.faq}`);
      await page.until('the section is not shown again', isShown, sections.faq);
    },
  },
  {
    name: 'a message is sent',
    async run(page, { url, content, routes }) {
      const { form } = content.contact;
      await page.goto(url + routes.home);
      await page.until('the page does not get ready', isPrepared);
      await page.run(fill, { name: 'Ana', email: 'ana@example.com', message: '¿Quedan plazas? Gracias.' });
      await page.click('form button', form.submit);
      await page.until(
        'no good news',
        (title) => document.querySelector('form [role=status]')?.textContent.includes(title),
        form.sentTitle,
      );
      return page.run(() => document.querySelector('form [role=status] p').textContent);
    },
  },
  {
    name: 'the cookie manager opens, keeps a choice and closes',
    async run(page, { url, content, routes }) {
      const { manager, panel } = content.consent;
      const { name } = panel.categories.analytics;
      await page.goto(url + routes.gallery);
      await page.click('footer button', manager.label);
      await page.until('no manager', hasDialog, panel.title);
      await page.click('[role=dialog] label, dialog label', name);
      await page.until('the switch does not turn', () =>
        document.querySelector('[role=switch]:enabled[aria-checked=true]'),
      );
      await page.click('[role=dialog] button, dialog button', panel.save);
      await page.until('the manager does not close', () => !document.querySelector('[role=switch]'));
      await page.click('footer button', manager.label);
      await page.until('the choice is not kept', () =>
        document.querySelector('[role=switch]:enabled[aria-checked=true]'),
      );
    },
  },
];
