import { useEffect, useEffectEvent } from 'react';

const attributes = ['alt', 'aria-label', 'placeholder', 'title'];

const hasOwnText = (element: Element) =>
  [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim());

/** The text under the pointer; browsers also name one that is only the nearest. */
function textAt({ clientX: x, clientY: y }: MouseEvent): string | null {
  const node = document.caretPositionFromPoint?.(x, y)?.offsetNode;
  if (node?.nodeType !== Node.TEXT_NODE) return null;
  const range = document.createRange();
  range.selectNodeContents(node);
  const isUnder = ({ left, right, top, bottom }: DOMRect) =>
    left <= x && x <= right && top <= y && y <= bottom;
  return [...range.getClientRects()].some(isUnder) ? node.nodeValue : null;
}

/** Addresses of the pictures and films under the pointer, also of those that something lies over. */
function mediaAt({ clientX, clientY }: MouseEvent): string[] {
  return document.elementsFromPoint(clientX, clientY).flatMap((element) => {
    if (element instanceof HTMLImageElement) return [element.currentSrc || element.src];
    if (element instanceof HTMLVideoElement) return [element.currentSrc, element.poster];
    return [];
  });
}

/** What is said where a click chooses, the likeliest first: by the text under the pointer, the element, its control. */
function saidAt(event: MouseEvent, element: Element): string[] {
  const control = element.closest('a, button, label, [aria-label]');
  const said = [
    textAt(event),
    ...attributes.map((name) => element.getAttribute(name)),
    hasOwnText(element) ? element.textContent : null,
    ...mediaAt(event),
    control?.getAttribute('aria-label'),
    control?.textContent,
  ];
  return said.filter((text) => typeof text === 'string');
}

interface Pointing {
  active: boolean;
  /** Clicks in here do what they always do. */
  outside: React.RefObject<HTMLElement | null>;
  /** What the chosen place says, the likeliest text first, and whether it is in the upper half of the window. */
  onChoice: (texts: string[], isAbove: boolean) => void;
}

/** While active, a click on the page chooses a text or a picture instead of following a link. */
export function usePointing({ active, outside, onChoice }: Pointing) {
  const choose = useEffectEvent((event: MouseEvent) => {
    if (!(event.target instanceof Element) || outside.current?.contains(event.target)) return;
    event.preventDefault();
    event.stopPropagation();
    onChoice(saidAt(event, event.target), event.clientY < window.innerHeight / 2);
  });

  useEffect(() => {
    if (!active) return;
    const stop = new AbortController();
    // In the capture phase, before the page's own links and buttons.
    document.addEventListener('click', (event) => choose(event), { capture: true, signal: stop.signal });
    return () => stop.abort();
  }, [active]);
}
