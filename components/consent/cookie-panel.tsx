import * as Popover from '@radix-ui/react-popover';
import { cx } from 'class-variance-authority';
import { useEffect, useRef, useState } from 'react';
import { lowWindow, narrowWindow } from '@/components/ui/container';
import { useConsent } from '@/lib/consent/consent-state';
import type { PrivacyContent } from '@/lib/content-model/privacy';
import { layoutIds } from '@/lib/routes';
import { panelWords } from '@/lib/words/consent';
import styles from './cookie-panel.module.css';
import { CookiePreferences } from './cookie-preferences';

export interface CookiePanelProps {
  descriptions: PrivacyContent['categories'];
  opener: HTMLButtonElement;
  onClose: () => void;
}

/**
 * Focuses the opener, or the banner if the banner has replaced the opener. After 'back' or 'forward' the focus stays at the
 * start of the new page.
 */
function returnFocus(opener: HTMLElement) {
  if (document.activeElement?.localName === 'main') return;
  opener.focus({ preventScroll: true });
  if (document.activeElement !== opener) document.getElementById(layoutIds.cookieBanner)?.focus();
}

const panelClasses =
  'on-paper overflow-y-auto overscroll-contain text-body leading-lead forced-colors:border print:hidden';

/** The cookie panel opens as a popover beside its opener, or fills the screen of a phone. */
export function CookiePanel(props: CookiePanelProps) {
  const [isSmall] = useState(() => window.matchMedia(`${narrowWindow}, ${lowWindow}`).matches);
  return isSmall ? <FullScreen {...props} /> : <PopoverPanel {...props} />;
}

function PopoverPanel({ descriptions, opener, onClose }: CookiePanelProps) {
  const anchor = useRef(opener);
  const consent = useConsent();

  // 'Resetear' brings the banner back. The page then scrolls until the opener, and so the panel, is above the banner.
  useEffect(() => {
    opener.scrollIntoView({ block: 'nearest' });
  }, [consent, opener]);

  return (
    <Popover.Root open onOpenChange={onClose}>
      <Popover.Anchor virtualRef={anchor} />
      <Popover.Portal>
        <Popover.Content
          className={cx(panelClasses, styles.popover)}
          aria-label={panelWords.title}
          side="top"
          align="end"
          sideOffset={12}
          collisionPadding={16}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            returnFocus(opener);
          }}
          onInteractOutside={(event) => {
            // The opener's click handler closes the panel.
            if (event.target instanceof Node && opener.contains(event.target)) event.preventDefault();
          }}
        >
          <CookiePreferences descriptions={descriptions} onClose={onClose} />
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}

function FullScreen({ descriptions, opener, onClose }: CookiePanelProps) {
  const dialog = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    dialog.current?.showModal();
    return () => returnFocus(opener);
  }, [opener]);

  return (
    <dialog
      ref={dialog}
      className={cx(
        panelClasses,
        'h-dvh max-h-none w-screen max-w-none px-gutter pt-[max(1.5rem,env(safe-area-inset-top))] pb-safe-6',
      )}
      aria-label={panelWords.title}
      onClose={onClose}
    >
      <CookiePreferences descriptions={descriptions} onClose={onClose} />
    </dialog>
  );
}
