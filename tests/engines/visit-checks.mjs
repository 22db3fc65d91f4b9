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

const typed = { name: 'Ana', email: 'ana@example.com', message: '¿Quedan plazas? Gracias.' };

/** Runs in the page: whether this text stands in a notice or an alert. */
function isSaid(text) {
  return [...document.querySelectorAll('[role=status], [role=alert], [role=region] li')].some(
    (element) => element.checkVisibility() && element.textContent.includes(text),
  );
}

/** Runs in the page: whether the section has come to its place, right below the bar. */
function isInPlace(id) {
  const place = parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop);
  return Math.abs(document.getElementById(id).getBoundingClientRect().top - place) <= 16;
}

/** @type {import('./checks.mjs').Check[]} */
export const visitChecks = [
  {
    name: 'a message is sent',
    async run(page, { url, content, routes }) {
      const { form } = content.contact;
      await page.goto(url + routes.home);
      await page.until('the page does not get ready', isPrepared);
      await page.run(fill, typed);
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
    name: 'a message that fails after the visitor moved on says so there, and its text is kept',
    async run(page, { gate, content, routes }) {
      const { form } = content.contact;
      const { button, items } = content.navigation;
      const endpoint = /\/contact-form\.php$/;
      await page.goto(gate.url + routes.home);
      await page.until('the page does not get ready', isPrepared);
      await page.run(fill, typed);
      gate.hold(endpoint);
      try {
        await page.click('form button', form.submit);
        await page.until('the message is not on its way', () =>
          document.querySelector('form[aria-busy=true]'),
        );
        await page.click('header a', button.label);
        await page.until('no other page', (path) => window.location.pathname === path, routes.nextEvent);
        gate.refuse(endpoint);
        await page.until('no bad news', isSaid, form.failedToast);
      } finally {
        gate.release();
      }
      await page.click('header a', items[0].label);
      await page.until(
        'the text is gone',
        (text) => {
          return document.querySelector('form [name=message]')?.value === text;
        },
        typed.message,
      );
    },
  },
  {
    name: 'a page whose scripts a new deployment has replaced is loaded anew, at its anchor',
    async run(page, { gate, content, routes, sections }) {
      const { label } = content.navigation.items.find(({ href }) => href.endsWith(`#${sections.contact}`));
      const chunks = /\/_next\/static\/chunks\/.*\.js($|\?)/;
      try {
        gate.hold(chunks);
        await page.goto(gate.url + routes.legalNotice);
        // A visitor who saves data: nothing is fetched ahead, so the click asks for the page's scripts.
        await page.run(() => {
          Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
          window.oldDocument = true;
        });
        gate.release();
        await page.until('the router does not get ready', () => window.history.state);
        gate.refuse(chunks);
        await page.click('header a', label);
        await page.until('no new document', () => !window.oldDocument && document.readyState === 'complete');
      } finally {
        gate.release();
      }
      await page.until('the anchor is not in its place', isInPlace, sections.contact);
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
