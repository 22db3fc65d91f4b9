import { consentMonths, consentVersion, isDecisionValid } from '@/lib/consent/consent';
import { honeypotField } from '@/lib/contact/form/message';
import { subjectParameter } from '@/lib/routes';
import { storageKeys } from '@/lib/storage-keys';
import { subjects } from '@/lib/words/contact';

declare global {
  interface Window {
    /** AfterHydration sets it. */
    isHydrated?: boolean;
    /** The last click on each button before hydration. AfterHydration repeats and deletes them. */
    earlyClicks?: Map<HTMLButtonElement, MouseEvent>;
  }
}

/** Everything that the functions below need to know. The page contains it as JSON. */
const settings = {
  /** If React has not hydrated the page this long after its `load` event, a script counts as lost. */
  hydrationPatienceMs: 5000,
  consent: { version: consentVersion, months: consentMonths },
  keys: storageKeys,
  honeypotField,
  subjectParameter,
  firstSubject: subjects.informacion,
};

type Settings = typeof settings;

/*
 * The page contains the source text of these functions, so they use nothing but their arguments and the browser's own
 * globals. A test checks that (tests/unit/early-script.test.ts).
 */

/**
 * Sets `data-scripts` on <html>, by which style sheets know that scripts run. If a script is lost, the page then looks as
 * it does without scripts. AfterHydration sets the attribute again if hydration comes after all.
 */
function announceScripts({ hydrationPatienceMs }: Settings) {
  const { documentElement } = document;
  documentElement.setAttribute('data-scripts', '');
  addEventListener('load', () =>
    setTimeout(() => {
      if (window.isHydrated) return;
      documentElement.removeAttribute('data-scripts');
      documentElement.removeAttribute('data-cookies');
    }, hydrationPatienceMs),
  );
}

/** Shows the cookie banner to a visitor without a valid decision. */
function showBanner({ consent, keys }: Settings, isValid: typeof isDecisionValid) {
  try {
    if (sessionStorage.getItem(keys.dismissed)) return;
    if (isValid(JSON.parse(localStorage.getItem(keys.preferences) ?? '{}'), new Date(), consent)) return;
  } catch {
    // Without storage there is no decision.
  }
  document.documentElement.setAttribute('data-cookies', '');
}

/** Remembers clicks on buttons that need React. */
function rememberClicks() {
  window.earlyClicks = new Map();
  addEventListener(
    'click',
    (event) => {
      const button = (event.target as Element).closest('button');
      if (button?.type === 'button' && !button.hasAttribute('popovertarget'))
        window.earlyClicks?.set(button, event);
    },
    true,
  );
}

/**
 * Stores the draft of the contact form from the first key on (components/contact/draft.ts reads it). If a browser extension
 * or a translation changes the page before hydration, React renders the page anew, with an empty form.
 */
function keepDraft({ keys, honeypotField, subjectParameter, firstSubject }: Settings) {
  addEventListener('input', ({ target }) => {
    try {
      const { form } = target as HTMLInputElement;
      if (!form) return;
      const data = new FormData(form);
      data.delete(honeypotField);
      // Otherwise the subject that the address names would replace the one that the visitor has chosen.
      data.set(subjectParameter, new URLSearchParams(location.search).get(subjectParameter) ?? '');
      const draft = Object.fromEntries(data);
      if (Object.values(draft).some((text) => text && text !== firstSubject))
        sessionStorage.setItem(keys.contactDraft, JSON.stringify(draft));
      else sessionStorage.removeItem(keys.contactDraft);
    } catch {
      // Without storage there is no draft.
    }
  });
}

/** Opens a closed answer in which the browser has found a searched word, or the text that the page's address names. */
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
 * Closes the menu when the visitor follows a link or goes back, and when the visitor leaves the page, because the
 * back/forward cache shows a page as it was left. Safari before 17 has no popovers, so there `data-open` opens the menu.
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
 * Runs while the HTML is parsed, because on a slow network visitors scroll, tap and type long before hydration. It comes
 * before the text of the page, so that no text is painted before the attributes are set.
 */
export function EarlyScript() {
  const calls = [
    `(${announceScripts})(settings)`,
    `(${showBanner})(settings,${isDecisionValid})`,
    `(${rememberClicks})()`,
    `(${keepDraft})(settings)`,
    `(${openFoundAnswers})()`,
    `(${followScroll})()`,
    `(${followMenu})()`,
  ];
  // A call that fails is logged, and does not stop the others.
  const guarded = calls.map((call) => `try{${call}}catch(error){console.error(error)}`).join('');
  const script = `{const settings=${JSON.stringify(settings)};${guarded}}`;
  return <script dangerouslySetInnerHTML={{ __html: script }} />;
}
