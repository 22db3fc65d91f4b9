'use client';

import { cx } from 'class-variance-authority';
import { startTransition, useEffect, useState, type ComponentType } from 'react';
import { Link } from '@/components/ui/link';
import { useConsent } from '@/lib/consent/store';
import type { ConsentContent } from '@/lib/content-model/consent';
import { routes } from '@/lib/routes';
import type { CookiePanelProps } from './cookie-panel';

interface CookieManagerProps {
  texts: ConsentContent['manager'];
  panel: ConsentContent['panel'];
}

const finePrint = 'inline-block py-2.5 leading-lead';
const tab = cx(
  'min-h-11 flex-none cursor-pointer text-label font-normal text-soft underline underline-offset-control',
  'in-data-cookies:hidden max-smallest:hidden column:hidden menu-open:hidden',
);

/** Returns the props of a button that opens the cookie panel, and the panel once it is open. */
function useCookiePanel(texts: ConsentContent['panel']) {
  const [opener, setOpener] = useState<HTMLButtonElement | null>(null);
  const [Panel, setPanel] = useState<ComponentType<CookiePanelProps> | null>(null);

  // The panel would otherwise stay open over the page that 'back' or 'forward' leads to.
  useEffect(() => {
    const close = () => setOpener(null);
    window.addEventListener('popstate', close);
    return () => window.removeEventListener('popstate', close);
  }, []);

  async function open(button: HTMLButtonElement) {
    try {
      const { CookiePanel } = await import('./cookie-panel');
      startTransition(() => {
        setPanel(() => CookiePanel);
        setOpener(button);
      });
    } catch (error) {
      console.error('The cookie manager could not be loaded.', error);
      window.location.assign(routes.cookiePolicy);
    }
  }

  return {
    button: {
      type: 'button',
      'aria-haspopup': 'dialog',
      'aria-expanded': opener !== null,
      onClick: ({ currentTarget }: { currentTarget: HTMLButtonElement }) =>
        opener ? setOpener(null) : void open(currentTarget),
    } as const,
    dialog: Panel && opener && <Panel texts={texts} opener={opener} onClose={() => setOpener(null)} />,
  };
}

/** Opens the cookie panel, or the cookie policy if there is no JavaScript or the panel fails to load. */
export function CookieManager({ texts, panel }: CookieManagerProps) {
  const { button, dialog } = useCookiePanel(panel);
  return (
    <>
      <button {...button} className={cx(finePrint, 'cursor-pointer noscript:hidden')}>
        {texts.label}
      </button>
      <noscript>
        <Link className={finePrint} href={routes.cookiePolicy}>
          {texts.label}
        </Link>
      </noscript>
      {dialog}
    </>
  );
}

/** The button of narrow screens. In the navigation bar it covers nothing. It is hidden while the banner is shown. */
export function CookieTab({ texts, panel }: CookieManagerProps) {
  const isHydrated = useConsent().status !== 'pending';
  const { button, dialog } = useCookiePanel(panel);
  return (
    isHydrated && (
      <>
        <button {...button} className={tab} aria-label={texts.tabName}>
          {texts.tab}
        </button>
        {dialog}
      </>
    )
  );
}
