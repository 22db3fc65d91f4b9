'use client';

import { cx } from 'class-variance-authority';
import { startTransition, useEffect, useState, type ComponentType } from 'react';
import { createPortal } from 'react-dom';
import { Link } from '@/components/ui/link';
import { useConsent } from '@/lib/consent/store';
import type { ConsentContent } from '@/lib/content-schema/consent';
import { routes } from '@/lib/routes';
import type { CookiePanelProps } from './cookie-panel';

interface CookieManagerProps {
  texts: ConsentContent['manager'];
  panel: ConsentContent['panel'];
}

const finePrint = 'inline-block py-2.5 leading-lead';
/** Narrower than the page's margin, so that it touches nothing anyone reads; the finger gets more than the eye. */
const tab = cx(
  'fixed top-1/2 left-0 z-40 w-[16px] rotate-180 cursor-pointer bg-tinta px-3 text-[14px] leading-[16px] font-medium text-cal',
  'edge-hairline-outside -outline-offset-3 [writing-mode:vertical-rl] after:absolute after:inset-x-0 after:-inset-y-3',
  'behind-menu in-data-cookies:hidden column:hidden print:hidden forced-colors:border forced-colors:border-[CanvasText]',
);

const loadPanel = () => import('./cookie-panel');

/** A failure shows, and is dealt with, when the button is pressed. */
function prefetchPanel() {
  loadPanel().catch(() => undefined);
}

/**
 * What opens the cookie panel: a button in the footer and, on narrow screens, a tab in the page's left margin. Without
 * JavaScript, and where the panel's code cannot be had, the cookie policy stands in for it.
 */
export function CookieManager({ texts, panel }: CookieManagerProps) {
  const mounted = useConsent().status !== 'pending';
  const [opener, setOpener] = useState<HTMLButtonElement | null>(null);
  const [Panel, setPanel] = useState<ComponentType<CookiePanelProps> | null>(null);

  // A step back is meant for the page, or for what covers it on a phone.
  useEffect(() => {
    const close = () => setOpener(null);
    window.addEventListener('popstate', close);
    return () => window.removeEventListener('popstate', close);
  }, []);

  async function open(button: HTMLButtonElement) {
    try {
      const { CookiePanel } = await loadPanel();
      // Rendered in pieces: the button answers a slow phone before the panel is there.
      startTransition(() => {
        setPanel(() => CookiePanel);
        setOpener(button);
      });
    } catch (error) {
      console.error('The cookie manager could not be loaded.', error);
      window.location.assign(routes.cookiePolicy);
    }
  }

  const opens = {
    type: 'button',
    'aria-haspopup': 'dialog',
    'aria-expanded': opener !== null,
    onPointerEnter: prefetchPanel,
    onFocus: prefetchPanel,
    onClick: ({ currentTarget }: { currentTarget: HTMLButtonElement }) =>
      opener ? setOpener(null) : void open(currentTarget),
  } as const;

  return (
    <>
      <button {...opens} className={cx(finePrint, 'cursor-pointer noscript:hidden')}>
        {texts.label}
      </button>
      <noscript>
        <Link className={finePrint} href={routes.cookiePolicy}>
          {texts.label}
        </Link>
      </noscript>
      {mounted &&
        createPortal(
          <>
            <button {...opens} className={tab} aria-label={texts.tabName}>
              {texts.tab}
            </button>
            {Panel && opener && <Panel texts={panel} opener={opener} onClose={() => setOpener(null)} />}
          </>,
          document.body,
        )}
    </>
  );
}
