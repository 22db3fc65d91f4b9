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
const monthInSeconds = 30 * 24 * 60 * 60;
const loaded = new Set<string>();

/** Google's tag tells commands from events by their being an `arguments` object; an array would be ignored. */
function gtag(...command: unknown[]): void;
function gtag(): void {
  (window.dataLayer ??= []).push(arguments);
}

/** Consent Mode v2: which signals each category of ours drives. */
export function consentSignals({ analytics, personalization }: Choice) {
  const state = (granted: boolean) => (granted ? 'granted' : 'denied');
  return {
    analytics_storage: state(analytics),
    ad_storage: state(personalization),
    ad_user_data: state(personalization),
    ad_personalization: state(personalization),
    personalization_storage: state(personalization),
  };
}

/** Adds the script unless it is there already; `prepare` queues what it is to find when it starts. */
function loadOnce(src: string, prepare: () => void): void {
  if (loaded.has(src)) return;
  loaded.add(src);
  prepare();
  const script = document.createElement('script');
  script.async = true;
  script.src = src;
  document.head.append(script);
}

/** Removes the cookies of those names, on this host and on every parent domain Google's tags may have used. */
function removeCookies(names: RegExp): void {
  const labels = window.location.hostname.split('.');
  const domains = ['', ...labels.map((_, index) => `; domain=${labels.slice(index).join('.')}`)];
  for (const name of document.cookie.split('; ').map((cookie) => cookie.split('=')[0] ?? '')) {
    if (!names.test(name)) continue;
    for (const domain of domains)
      document.cookie = `${name}=; path=/; expires=${new Date(0).toUTCString()}${domain}`;
  }
}

/**
 * Brings Google's tags in line with the choice: everything denied first, then what is allowed, and only then the
 * scripts that have a purpose to serve. Safe to call with every change.
 */
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
    // The cookie is not renewed at every visit, so that it does not outlive the consent.
    loadOnce(`${host}/gtag/js?id=${gaId}`, () =>
      gtag('config', gaId, { cookie_expires: consentMonths * monthInSeconds, cookie_update: false }),
    );
  }
}
