'use client';

import { cx } from 'class-variance-authority';
import { startTransition, useEffect, useState, type ComponentType } from 'react';
import { createPortal } from 'react-dom';
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
/** Narrower than the page's margin, so that it covers no text; `after:` enlarges the area that takes a tap. */
const tab = cx(
  'fixed top-1/2 left-0 z-40 w-[16px] rotate-180 cursor-pointer bg-ink px-3 text-[14px] leading-[16px] font-medium text-paper',
  'edge-hairline-outside -outline-offset-3 [writing-mode:vertical-rl] after:absolute after:inset-x-0 after:-inset-y-3',
  'behind-menu in-data-cookies:hidden column:hidden print:hidden forced-colors:border forced-colors:border-[CanvasText]',
);

/**
 * Opens the cookie panel: a button in the footer and, on narrow screens, a floating tab at the edge of the page. Without
 * JavaScript, and where the panel fails to load, it leads to the cookie policy.
 */
export function CookieManager({ texts, panel }: CookieManagerProps) {
  const isHydrated = useConsent().status !== 'pending';
  const [opener, setOpener] = useState<HTMLButtonElement | null>(null);
  const [Panel, setPanel] = useState<ComponentType<CookiePanelProps> | null>(null);

  // Back and forward lead to another page, over which the panel would stay open.
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

  const buttonProps = {
    type: 'button',
    'aria-haspopup': 'dialog',
    'aria-expanded': opener !== null,
    onClick: ({ currentTarget }: { currentTarget: HTMLButtonElement }) =>
      opener ? setOpener(null) : void open(currentTarget),
  } as const;

  return (
    <>
      <button {...buttonProps} className={cx(finePrint, 'cursor-pointer noscript:hidden')}>
        {texts.label}
      </button>
      <noscript>
        <Link className={finePrint} href={routes.cookiePolicy}>
          {texts.label}
        </Link>
      </noscript>
      {isHydrated &&
        createPortal(
          <>
            <button {...buttonProps} className={tab} aria-label={texts.tabName}>
              {texts.tab}
            </button>
            {Panel && opener && <Panel texts={panel} opener={opener} onClose={() => setOpener(null)} />}
          </>,
          document.body,
        )}
    </>
  );
}
