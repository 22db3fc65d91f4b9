import { consentMonths, consentVersion, storageKeys } from '@/lib/consent/consent';
import { documentIds } from '@/lib/routes';

/**
 * Runs while the HTML is parsed, right after the banner: shows the banner to a visitor without a valid decision before
 * anything is painted, so that it moves nothing later. Its text may need fewer lines once the fonts are there.
 * `parsePreferences` has the same rule.
 */
export const showBanner = `(function (root) {
  var now = new Date(), made, end;
  try {
    if (sessionStorage.getItem('${storageKeys.dismissed}')) return;
    var stored = JSON.parse(localStorage.getItem('${storageKeys.preferences}'));
    made = new Date(stored.timestamp);
    end = new Date(made);
    end.setUTCMonth(end.getUTCMonth() + ${consentMonths});
    if (stored.version === ${consentVersion} && made <= now && now < end) return;
  } catch (noDecision) {}
  root.setAttribute('data-cookies', '');
  function measure() {
    root.style.setProperty('--cookies', document.getElementById('${documentIds.cookies}').getBoundingClientRect().height + 'px');
  }
  measure();
  document.fonts.ready.then(measure);
})(document.documentElement);`;

/**
 * Sets `data-cookies` on the root element while the banner is shown, and `--cookies` to its height, so that the banner
 * never covers the end of the page, the focused element, toasts or the ticket bar.
 * @param banner null while the banner is closed
 * @returns a function that stops following the height
 */
export function keepRoom(banner: HTMLElement | null): (() => void) | undefined {
  const root = document.documentElement;
  root.toggleAttribute('data-cookies', banner !== null);
  if (!banner) {
    root.style.removeProperty('--cookies');
    return undefined;
  }
  const observer = new ResizeObserver(([entry]) =>
    root.style.setProperty('--cookies', `${entry?.borderBoxSize[0]?.blockSize ?? 0}px`),
  );
  observer.observe(banner);
  return () => observer.disconnect();
}
