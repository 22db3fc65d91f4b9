import { consentMonths, consentVersion, isDecisionValid } from '@/lib/consent/consent';
import { honeypotField } from '@/lib/contact/form/message';
import { subjectParameter } from '@/lib/routes';
import { storageKeys } from '@/lib/storage-keys';
import { subjects } from '@/lib/words/contact';

declare global {
  interface Window {
    /** The last click on each button. Deleted after hydration. */
    earlyTaps?: Map<HTMLButtonElement, MouseEvent>;
  }
}

/** Time between the end of loading and the moment when a page that React has not hydrated gives up its scripts. */
const hydrationPatienceMs = 5000;

/* The page contains the source text of these functions, so they use nothing but their arguments. */

/**
 * Sets `data-scripts` on <html>, by which style sheets know that scripts run. If React has not hydrated the page some time
 * after it has loaded, a script was lost. The page then looks as it does without scripts, and AfterHydration sets the
 * attribute again if hydration comes after all.
 */
function announceScripts(patienceMs: number) {
  const { documentElement } = document;
  documentElement.setAttribute('data-scripts', '');
  addEventListener('load', () =>
    setTimeout(() => {
      if (!window.earlyTaps) return;
      documentElement.removeAttribute('data-scripts');
      documentElement.removeAttribute('data-cookies');
    }, patienceMs),
  );
}

/** Shows the cookie banner to a visitor without a valid decision. */
function showBanner(
  isValid: typeof isDecisionValid,
  rules: Parameters<typeof isDecisionValid>[2],
  keys: typeof storageKeys,
) {
  try {
    if (sessionStorage.getItem(keys.dismissed)) return;
    if (isValid(JSON.parse(localStorage.getItem(keys.preferences) ?? '{}'), new Date(), rules)) return;
  } catch {
    // Without readable storage there is no decision.
  }
  document.documentElement.setAttribute('data-cookies', '');
}

/**
 * Remembers clicks on buttons that need React, for AfterHydration. Keeps the draft of the contact form from the first key on
 * (components/contact/draft.ts reads it), because React renders a page anew, with an empty form, if a browser
 * extension or a translation has changed it before hydration.
 */
function keepInput(key: string, honeypot: string, subjectParameter: string, firstSubject: string) {
  window.earlyTaps = new Map();
  addEventListener(
    'click',
    (event) => {
      const button = (event.target as Element).closest('button');
      if (button?.type === 'button' && !button.hasAttribute('popovertarget'))
        window.earlyTaps?.set(button, event);
    },
    true,
  );
  addEventListener('input', ({ target }) => {
    try {
      const { form } = target as HTMLInputElement;
      if (!form) return;
      const data = new FormData(form);
      data.delete(honeypot);
      // A subject that was chosen at this address counts for more than the one that the address names.
      data.set(subjectParameter, new URLSearchParams(location.search).get(subjectParameter) ?? '');
      const draft = Object.fromEntries(data);
      if (Object.values(draft).some((text) => text && text !== firstSubject))
        sessionStorage.setItem(key, JSON.stringify(draft));
      else sessionStorage.removeItem(key);
    } catch {
      // The storage is blocked or full.
    }
  });
}

/** Opens a closed answer in which the browser has found what it searches for, or a fragment of the page's address. */
function openFoundAnswers() {
  addEventListener('beforematch', ({ target }) =>
    document.getElementById((target as Element).getAttribute('aria-labelledby') ?? '')?.click(),
  );
}

/** Sets `data-scrolled` on <html> while the page is scrolled (docs/requirements.md, 3.2). */
function followScroll() {
  addEventListener('scroll', () =>
    document.documentElement.toggleAttribute('data-scrolled', window.scrollY > 50),
  );
}

/**
 * Closes the menu when the visitor follows a link, goes back or leaves the page, which may come back from the
 * back/forward cache. Safari before 17 has no popovers, so there `data-open` opens the menu.
 */
function followMenu() {
  const closeMenu = () => {
    const menu = document.querySelector<HTMLElement>('[popover]');
    menu?.removeAttribute('data-open');
    menu?.hidePopover?.();
  };
  addEventListener('popstate', closeMenu);
  addEventListener('pagehide', closeMenu);
  addEventListener(
    'click',
    (event) => {
      const target = event.target as Element;
      if (target.closest('[popover] a')) closeMenu();
      else if (!('popover' in document.body) && target.closest('[popovertarget]'))
        document.querySelector('[popover]')?.toggleAttribute('data-open');
    },
    true,
  );
}

/**
 * Runs while the HTML is parsed, because on a slow network visitors scroll, tap and type long before hydration. It
 * comes right after the cookie banner, which browsers paint first.
 */
export function EarlyScript() {
  const rules = { version: consentVersion, months: consentMonths };
  const draftNames = [storageKeys.contactDraft, honeypotField, subjectParameter, subjects.informacion];
  const parts = [
    `(${announceScripts})(${hydrationPatienceMs})`,
    `(${showBanner})(${isDecisionValid},${JSON.stringify(rules)},${JSON.stringify(storageKeys)})`,
    `(${keepInput})(...${JSON.stringify(draftNames)})`,
    `(${openFoundAnswers})()`,
    `(${followScroll})()`,
    `(${followMenu})()`,
  ];
  // A part that fails is logged, and does not stop the others.
  const script = parts.map((part) => `try{${part}}catch(error){console.error(error)}`).join('');
  return <script dangerouslySetInnerHTML={{ __html: script }} />;
}
