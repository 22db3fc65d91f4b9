'use client';

import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { afterPaint } from '@/lib/browser/after-paint';

const nothingToWatch = () => () => {};

/** Everything but the bar is out of reach while the menu covers it. */
function setPageInert(inert: boolean) {
  for (const element of document.querySelectorAll('main, footer')) element.toggleAttribute('inert', inert);
}

function setMenuShown(shown: boolean) {
  document.documentElement.toggleAttribute('data-menu', shown);
}

/**
 * The button that opens and closes the menu on narrow screens. The menu itself is the bar's list of links; without
 * JavaScript the button is a link to it and :target opens it.
 */
export function MobileMenu({
  menuId,
  open: openLabel,
  close,
}: {
  menuId: string;
  open: string;
  close: string;
}) {
  const hydrated = useSyncExternalStore(
    nothingToWatch,
    () => true,
    () => false,
  );
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    if (!open) return;
    setMenuShown(true);
    const forgetInert = afterPaint(() => setPageInert(true));
    const wide = window.matchMedia('(width >= 71.25rem)');
    const shut = () => setOpen(false);
    function onKey(event: KeyboardEvent) {
      if (event.key !== 'Escape') return;
      shut();
      button.current?.focus();
    }
    function onChoice(event: MouseEvent) {
      if (event.target instanceof Element && event.target.closest('.bar a')) shut();
    }
    document.addEventListener('keydown', onKey);
    document.addEventListener('click', onChoice);
    wide.addEventListener('change', shut);
    return () => {
      forgetInert();
      setPageInert(false);
      setMenuShown(false);
      document.removeEventListener('keydown', onKey);
      document.removeEventListener('click', onChoice);
      wide.removeEventListener('change', shut);
    };
  }, [open]);

  const pulse = (
    <svg className="ham-i" viewBox="0 0 30 14" aria-hidden="true">
      <path d={open ? 'M0 2H7V12H23V2H30' : 'M0 12H7V2H23V12H30'} />
    </svg>
  );
  if (!hydrated) {
    return (
      <a className="ham" href={`#${menuId}`} aria-label={openLabel}>
        {pulse}
      </a>
    );
  }
  return (
    <button
      ref={button}
      type="button"
      className="ham"
      aria-label={open ? close : openLabel}
      aria-expanded={open}
      aria-controls={menuId}
      onClick={() => setOpen(!open)}
    >
      {pulse}
    </button>
  );
}
