import { consentMonths } from './consent';

declare global {
  interface Window {
    dataLayer?: unknown[];
  }
}

const epoch = new Date(0).toUTCString();
const monthSeconds = 30 * 24 * 60 * 60;

/** Google's tag accepts a command only as an `arguments` object. */
function gtag(...command: unknown[]): void;
function gtag(): void {
  (window.dataLayer ??= []).push(arguments);
}

/** Loads Analytics 4 once. The caller has the visitor's consent to analytics; advertising is always denied. */
export function startGoogleAnalytics(id: string): void {
  if (window.dataLayer) return;
  gtag('consent', 'default', {
    analytics_storage: 'granted',
    ad_storage: 'denied',
    ad_user_data: 'denied',
    ad_personalization: 'denied',
  });
  gtag('js', new Date());
  // Without `cookie_update`, every visit would renew the cookie beyond the end of the consent.
  gtag('config', id, { cookie_expires: consentMonths * monthSeconds, cookie_update: false });
  const script = document.createElement('script');
  script.async = true;
  script.src = `https://www.googletagmanager.com/gtag/js?id=${id}`;
  document.head.append(script);
}

/** Removes the cookies of Analytics on this host and on every parent domain that it may have used. */
export function removeGoogleCookies(): void {
  const labels = window.location.hostname.split('.');
  const domains = ['', ...labels.map((_, index) => `; domain=${labels.slice(index).join('.')}`)];
  for (const cookie of document.cookie.split('; ')) {
    const [name = ''] = cookie.split('=');
    if (!/^_ga(_|$)/.test(name)) continue;
    for (const domain of domains) document.cookie = `${name}=; path=/; expires=${epoch}${domain}`;
  }
}
