import * as Popover from '@radix-ui/react-popover';
import { cx } from 'class-variance-authority';
import { useEffect, useRef, useState } from 'react';
import { narrowWindow } from '@/components/ui/picture';
import type { ConsentContent } from '@/lib/content-schema/consent';
import { CookiePreferences } from './cookie-preferences';

export interface CookiePanelProps {
  texts: ConsentContent['panel'];
  opener: HTMLButtonElement;
  onClose: () => void;
}

const panel = cx(
  'overflow-y-auto overscroll-contain on-cal text-body leading-lead print:hidden',
  'forced-colors:border forced-colors:border-[CanvasText]',
);
/** In pixels, however large the letters. */
const beside = cx(
  'z-50 max-h-(--radix-popover-content-available-height) w-[460px] max-w-(--radix-popover-content-available-width) p-[28px] pt-[26px]',
  'edge-sheet transition-sheet starting:translate-y-2 starting:opacity-0',
);
const fullScreen = 'h-dvh max-h-none w-screen max-w-none px-gutter pt-safe-6 pb-safe-6';

/**
 * Hands the focus back, unless another page has taken it; where the opener has meanwhile given way to the banner, the
 * banner gets it.
 */
function returnFocus(opener: HTMLElement) {
  if (document.activeElement?.localName === 'main') return;
  opener.focus({ preventScroll: true });
  if (document.activeElement !== opener) document.getElementById('cookies')?.focus();
}

/** The cookie manager: a popover beside its opener, or the whole screen where there is no room beside anything. */
export function CookiePanel(props: CookiePanelProps) {
  const [isNarrow] = useState(() => window.matchMedia(`${narrowWindow}, (height < 30rem)`).matches);
  return isNarrow ? <FullScreen {...props} /> : <Beside {...props} />;
}

function Beside({ texts, opener, onClose }: CookiePanelProps) {
  const anchor = useRef(opener);
  const room = document.getElementById('cookies')?.offsetHeight ?? 0;
  return (
    // Not `modal`: that form of Radix's injects a style element, which the site's policy refuses.
    <Popover.Root open onOpenChange={onClose}>
      <Popover.Anchor virtualRef={anchor} />
      <Popover.Portal>
        <Popover.Content
          className={cx(panel, beside)}
          aria-label={texts.title}
          side="top"
          align="end"
          sideOffset={12}
          collisionPadding={{ top: 16, right: 16, left: 16, bottom: room + 16 }}
          onOpenAutoFocus={(event) => {
            event.preventDefault();
            if (event.target instanceof HTMLElement) event.target.focus({ preventScroll: true });
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            returnFocus(opener);
          }}
          onInteractOutside={(event) => {
            // The opener's own click would open again what this closes.
            if (event.target instanceof Node && opener.contains(event.target)) event.preventDefault();
          }}
        >
          <CookiePreferences texts={texts} corner="right-[16px]" onClose={onClose} />
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}

function FullScreen({ texts, opener, onClose }: CookiePanelProps) {
  const dialog = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    const element = dialog.current;
    element?.showModal();
    element?.focus();
    return () => {
      element?.close();
      returnFocus(opener);
    };
  }, [opener]);

  // In development React mounts twice: a dialog that is open again was not closed by the visitor.
  function handleClose() {
    if (!dialog.current?.open) onClose();
  }

  return (
    <dialog
      ref={dialog}
      className={cx(panel, fullScreen)}
      aria-label={texts.title}
      tabIndex={-1}
      onClose={handleClose}
    >
      <CookiePreferences texts={texts} corner="right-gutter -mr-[15px]" onClose={onClose} />
    </dialog>
  );
}
