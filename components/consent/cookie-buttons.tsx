'use client';

import { cx } from 'class-variance-authority';
import { useEffect, useState } from 'react';
import { Link } from '@/components/ui/link';
import { useModule } from '@/lib/browser/use-module';
import type { ConsentContent } from '@/lib/content-model/schemas/consent';
import { routes } from '@/lib/routes';

interface CookieButtonProps {
  texts: ConsentContent['manager'];
  panel: ConsentContent['panel'];
}

const finePrint = 'inline-block py-2.5 leading-lead';
const tab = cx(
  'min-h-11 flex-none cursor-pointer text-label font-normal text-soft underline underline-offset-control',
  'in-data-cookies:hidden max-smallest:hidden column:hidden noscript:hidden menu-open:hidden',
);

const loadPanel = () => import('./cookie-panel');
const openPolicy = () => window.location.assign(routes.cookiePolicy);

/** Returns the props of a button that opens the cookie panel, and the panel once it is open. */
function useCookiePanel(texts: ConsentContent['panel']) {
  const [opener, setOpener] = useState<HTMLButtonElement | null>(null);
  const panel = useModule(loadPanel, opener !== null, openPolicy);

  // The panel would otherwise stay open over the page that 'back' or 'forward' leads to.
  useEffect(() => {
    const close = () => setOpener(null);
    window.addEventListener('popstate', close);
    return () => window.removeEventListener('popstate', close);
  }, []);

  return {
    button: {
      type: 'button',
      'aria-haspopup': 'dialog',
      'aria-expanded': opener !== null,
      onClick: ({ currentTarget }: { currentTarget: HTMLButtonElement }) =>
        setOpener(opener ? null : currentTarget),
    } as const,
    dialog: panel && opener && (
      <panel.CookiePanel texts={texts} opener={opener} onClose={() => setOpener(null)} />
    ),
  };
}

/** Opens the cookie panel, or the cookie policy if there is no JavaScript or the panel fails to load. */
export function CookieButton({ texts, panel }: CookieButtonProps) {
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
export function CookieTab({ texts, panel }: CookieButtonProps) {
  const { button, dialog } = useCookiePanel(panel);
  return (
    <>
      <button {...button} className={tab} aria-label={texts.tabName}>
        {texts.tab}
      </button>
      {dialog}
    </>
  );
}
