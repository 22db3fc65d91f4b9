import { consentMonths, type Choice } from './consent';

/** Public ids of Tag Manager ('GTM-…') and Analytics 4 ('G-…'). */
export interface GoogleIds {
  gtmId: string | null;
  gaId: string | null;
}

declare global {
  interface Window {
    dataLayer?: unknown[];
  }
}

const host = 'https://www.googletagmanager.com';
const epoch = new Date(0).toUTCString();
const monthSeconds = 30 * 24 * 60 * 60;
const loaded = new Set<string>();

/** Google's tag accepts a command only as an `arguments` object. */
function gtag(...command: unknown[]): void;
function gtag(): void {
  (window.dataLayer ??= []).push(arguments);
}

/** The signals of Consent Mode v2. */
function consentSignals({ analytics, personalization }: Choice) {
  const state = (isGranted: boolean) => (isGranted ? 'granted' : 'denied');
  return {
    analytics_storage: state(analytics),
    ad_storage: state(personalization),
    ad_user_data: state(personalization),
    ad_personalization: state(personalization),
    personalization_storage: state(personalization),
  };
}

/** Adds a script to the page once; `queue` pushes what the script reads when it starts. */
function loadOnce(src: string, queue: () => void): void {
  if (loaded.has(src)) return;
  loaded.add(src);
  queue();
  const script = document.createElement('script');
  script.async = true;
  script.src = src;
  document.head.append(script);
}

/** Removes cookies by name, on this host and on every parent domain that Google's tags may have used. */
function removeCookies(names: RegExp): void {
  const labels = window.location.hostname.split('.');
  const domains = ['', ...labels.map((_, index) => `; domain=${labels.slice(index).join('.')}`)];
  for (const cookie of document.cookie.split('; ')) {
    const [name = ''] = cookie.split('=');
    if (!names.test(name)) continue;
    for (const domain of domains) document.cookie = `${name}=; path=/; expires=${epoch}${domain}`;
  }
}

/** Passes the choice on to Google's tags, loads those that it allows and removes the cookies of the others. */
export function applyGoogleTags({ gtmId, gaId }: GoogleIds, choice: Choice): void {
  if (!window.dataLayer) {
    gtag('consent', 'default', consentSignals({ analytics: false, personalization: false }));
    gtag('js', new Date());
  }
  gtag('consent', 'update', consentSignals(choice));
  if (!choice.analytics) removeCookies(/^_(ga$|ga_|gid|gat)/);
  if (!choice.personalization) removeCookies(/^_(gcl|gac)/);

  if (gtmId && (choice.analytics || choice.personalization)) {
    loadOnce(`${host}/gtm.js?id=${gtmId}`, () =>
      window.dataLayer?.push({ 'gtm.start': Date.now(), event: 'gtm.js' }),
    );
  }
  if (gaId && choice.analytics) {
    // Without `cookie_update`, every visit would renew the cookie beyond the end of the consent.
    loadOnce(`${host}/gtag/js?id=${gaId}`, () =>
      gtag('config', gaId, { cookie_expires: consentMonths * monthSeconds, cookie_update: false }),
    );
  }
}
