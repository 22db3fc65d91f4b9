'use client';

import { cx } from 'class-variance-authority';
import { useEffect, useState } from 'react';
import { Link } from '@/components/ui/link';
import { finePrintClasses } from '@/components/ui/text-link';
import { useModule } from '@/lib/browser/use-module';
import type { PrivacyContent } from '@/lib/content-model/privacy';
import { routes } from '@/lib/routes';
import { panelWords } from '@/lib/words/consent';

interface CookiePanelProps {
  descriptions: PrivacyContent['categories'];
}

const loadPanel = () => import('./cookie-panel');
const openPolicy = () => window.location.assign(routes.cookiePolicy);

interface CookiePanelButtonProps extends CookiePanelProps {
  label: string;
  /** The name for screen readers, if it says more than the label. */
  name?: string;
  className: string;
}

/** Opens the cookie panel, or the cookie policy if the panel fails to load. */
function CookiePanelButton({ label, name, className, descriptions }: CookiePanelButtonProps) {
  const [opener, setOpener] = useState<HTMLButtonElement | null>(null);
  const panel = useModule(loadPanel, opener !== null, openPolicy);

  // The panel would otherwise stay open over the page that 'back' or 'forward' leads to.
  useEffect(() => {
    const close = () => setOpener(null);
    window.addEventListener('popstate', close);
    return () => window.removeEventListener('popstate', close);
  }, []);

  return (
    <>
      <button
        type="button"
        className={className}
        aria-label={name}
        aria-haspopup="dialog"
        aria-expanded={opener !== null}
        onClick={({ currentTarget }) => setOpener(opener ? null : currentTarget)}
      >
        {label}
      </button>
      {panel && opener && (
        <panel.CookiePanel descriptions={descriptions} opener={opener} onClose={() => setOpener(null)} />
      )}
    </>
  );
}

/** The button of the footer. Without scripts it is a link to the cookie policy. */
export function FooterCookieButton({ descriptions }: CookiePanelProps) {
  return (
    <>
      <CookiePanelButton
        label={panelWords.title}
        className={cx(finePrintClasses, 'cursor-pointer noscript:hidden')}
        descriptions={descriptions}
      />
      <Link className={cx(finePrintClasses, 'not-noscript:hidden')} href={routes.cookiePolicy}>
        {panelWords.title}
      </Link>
    </>
  );
}

/**
 * The button of narrow screens. It is in the navigation bar, where it covers nothing, and hidden while the banner is open.
 */
export function BarCookieButton({ descriptions }: CookiePanelProps) {
  return (
    <CookiePanelButton
      label={panelWords.barButton}
      name={panelWords.barButtonName}
      className={cx(
        'min-h-11 cursor-pointer text-[length:min(0.9375rem,4.9vw)] leading-label font-normal text-soft',
        'underline underline-offset-control in-data-cookies:hidden noscript:hidden max-1140:menu-open:hidden',
      )}
      descriptions={descriptions}
    />
  );
}
