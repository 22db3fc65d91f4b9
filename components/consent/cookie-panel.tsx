import { cx } from 'class-variance-authority';
import { useEffect, useRef, useState } from 'react';
import { Popover, PopoverAnchor, PopoverContent } from '@/components/ui/popover';
import type { ConsentContent } from '@/lib/content-schema/consent';
import { CookiePreferences } from './cookie-preferences';

export interface CookiePanelProps {
  texts: ConsentContent['panel'];
  opener: HTMLButtonElement;
  onClose: () => void;
}

const panel = cx(
  'overflow-y-auto overscroll-contain on-cal text-body leading-lead focus:outline-none',
  'forced-colors:border forced-colors:border-[CanvasText]',
);
const beside = cx(
  panel,
  'z-60 max-h-(--radix-popover-content-available-height) w-[460px] max-w-[calc(100vw-2rem)] px-[28px] pt-[26px] pb-[28px]',
  'edge-shadow transition-[opacity,translate] starting:translate-y-2 starting:opacity-0',
);
const fullScreen = cx(
  panel,
  'h-dvh max-h-none w-screen max-w-none px-gutter',
  'pt-[max(1.5rem,env(safe-area-inset-top))] pb-[max(1.5rem,env(safe-area-inset-bottom))]',
);

/** Hands the focus back; where the opener has meanwhile given way to the banner, the banner gets it. */
function returnFocus(opener: HTMLElement) {
  opener.focus({ preventScroll: true });
  if (document.activeElement !== opener) document.getElementById('cookies')?.focus();
}

/** The cookie manager: a popover beside its opener, or the whole screen where there is no room beside anything. */
export function CookiePanel(props: CookiePanelProps) {
  const [narrow] = useState(() => window.matchMedia('(width < 51.25rem)').matches);
  return narrow ? <FullScreen {...props} /> : <Beside {...props} />;
}

function Beside({ texts, opener, onClose }: CookiePanelProps) {
  const anchor = useRef(opener);
  const room = document.getElementById('cookies')?.offsetHeight ?? 0;
  return (
    <Popover open onOpenChange={onClose}>
      <PopoverAnchor virtualRef={anchor} />
      <PopoverContent
        className={beside}
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
        <CookiePreferences texts={texts} onClose={onClose} />
      </PopoverContent>
    </Popover>
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

  // A closing that was undone at once, as React does in development, is none.
  function handleClose() {
    if (!dialog.current?.open) onClose();
  }

  return (
    <dialog ref={dialog} className={fullScreen} aria-label={texts.title} tabIndex={-1} onClose={handleClose}>
      <CookiePreferences texts={texts} onClose={onClose} />
    </dialog>
  );
}
