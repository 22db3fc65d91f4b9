import { consentMonths } from './consent';

declare global {
  interface Window {
    dataLayer?: unknown[];
    /** Google's own switch: while it is true, its tag sends and stores nothing. */
    [disabled: `ga-disable-${string}`]: boolean;
  }
}

const epoch = new Date(0).toUTCString();
const monthSeconds = 30 * 24 * 60 * 60;

/** Queues a command for Google's tag, which reads commands only as `arguments` objects. */
function gtag(...command: unknown[]): void;
function gtag(): void {
  (window.dataLayer ??= []).push(arguments);
}

/** Loads Analytics 4, or lets it go on. Call this only with the visitor's consent to analytics. Advertising is always denied. */
export function startGoogleAnalytics(id: string): void {
  window[`ga-disable-${id}`] = false;
  if (window.dataLayer) {
    gtag('consent', 'update', { analytics_storage: 'granted' });
    return;
  }
  gtag('consent', 'default', {
    analytics_storage: 'granted',
    ad_storage: 'denied',
    ad_user_data: 'denied',
    ad_personalization: 'denied',
  });
  gtag('js', new Date());
  // Google would otherwise renew the cookie with every visit, so that it would outlive the consent.
  gtag('config', id, { cookie_expires: consentMonths * monthSeconds, cookie_update: false });
  const script = document.createElement('script');
  script.async = true;
  script.src = `https://www.googletagmanager.com/gtag/js?id=${id}`;
  document.head.append(script);
}

/**
 * Silences Analytics first, because a running tag could write again. Then removes its cookies from this host and every
 * parent domain.
 */
export function stopGoogleAnalytics(id: string): void {
  window[`ga-disable-${id}`] = true;
  if (window.dataLayer) gtag('consent', 'update', { analytics_storage: 'denied' });
  const labels = window.location.hostname.split('.');
  const domains = ['', ...labels.map((_, index) => `; domain=${labels.slice(index).join('.')}`)];
  for (const cookie of document.cookie.split('; ')) {
    const [name = ''] = cookie.split('=');
    if (!/^_ga(_|$)/.test(name)) continue;
    for (const domain of domains) document.cookie = `${name}=; path=/; expires=${epoch}${domain}`;
  }
}
