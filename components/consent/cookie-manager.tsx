'use client';

import { useState } from 'react';
import { createPortal } from 'react-dom';
import { useOnDemand } from '@/components/ui/use-on-demand';
import { useConsent } from '@/lib/consent/store';
import type { ConsentContent } from '@/lib/content-schema/consent';

interface CookieManagerProps {
  texts: ConsentContent['manager'];
  /** Where a visitor without JavaScript is led, and where the panel's code could not be fetched. */
  policyHref: string;
}

const loadPanel = () => import('./cookie-panel').then(({ CookiePanel }) => CookiePanel);

/** What opens the cookie panel: a button in the footer and, on narrow screens, a tab in the page's left margin. */
export function CookieManager({ texts, policyHref }: CookieManagerProps) {
  const mounted = useConsent().status !== 'pending';
  const [opener, setOpener] = useState<HTMLButtonElement | null>(null);
  const [Panel, fetchPanel] = useOnDemand(loadPanel);

  if (!mounted) {
    return (
      <a className="cm" href={policyHref}>
        {texts.label}
      </a>
    );
  }

  function prefetch() {
    // A failure shows, and is dealt with, when the button is pressed.
    fetchPanel().catch(() => undefined);
  }

  async function open(button: HTMLButtonElement) {
    try {
      await fetchPanel();
      setOpener(button);
    } catch (error) {
      console.error('The cookie manager could not be loaded.', error);
      window.location.assign(policyHref);
    }
  }

  const opens = {
    type: 'button',
    'aria-haspopup': 'dialog',
    'aria-expanded': opener !== null,
    onPointerEnter: prefetch,
    onFocus: prefetch,
    onClick: ({ currentTarget }: { currentTarget: HTMLButtonElement }) =>
      opener ? setOpener(null) : void open(currentTarget),
  } as const;

  return (
    <>
      <button {...opens} className="cm">
        {texts.label}
      </button>
      {createPortal(
        <>
          <button {...opens} className="cf" aria-label={texts.tabName}>
            {texts.tab}
          </button>
          {Panel && opener && <Panel opener={opener} onClose={() => setOpener(null)} />}
        </>,
        document.body,
      )}
    </>
  );
}
