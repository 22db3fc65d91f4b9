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
