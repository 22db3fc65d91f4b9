import { useEffect, useEffectEvent } from 'react';

const attributes = ['alt', 'aria-label', 'placeholder', 'title'];

const hasOwnText = (element: Element) =>
  [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim());

/** The text under the pointer; browsers report the nearest one even if the pointer is beside it. */
function textAt({ clientX: x, clientY: y }: MouseEvent): string | null {
  const node = document.caretPositionFromPoint?.(x, y)?.offsetNode;
  if (node?.nodeType !== Node.TEXT_NODE) return null;
  const range = document.createRange();
  range.selectNodeContents(node);
  const isUnder = ({ left, right, top, bottom }: DOMRect) =>
    left <= x && x <= right && top <= y && y <= bottom;
  return [...range.getClientRects()].some(isUnder) ? node.nodeValue : null;
}

/** Addresses of the pictures and films under the pointer, covered ones included. */
function mediaAt({ clientX, clientY }: MouseEvent): string[] {
  return document.elementsFromPoint(clientX, clientY).flatMap((element) => {
    if (element instanceof HTMLImageElement) return [element.currentSrc || element.src];
    if (element instanceof HTMLVideoElement) return [element.currentSrc, element.poster];
    return [];
  });
}

/** The texts and addresses at a click, likeliest first: the text under the pointer, the element's, its control's. */
function textsAt(event: MouseEvent, element: Element): string[] {
  const control = element.closest('a, button, label, [aria-label]');
  const found = [
    textAt(event),
    ...attributes.map((name) => element.getAttribute(name)),
    hasOwnText(element) ? element.textContent : null,
    ...mediaAt(event),
    control?.getAttribute('aria-label'),
    control?.textContent,
  ];
  return found.filter((text) => typeof text === 'string');
}

interface Pointing {
  active: boolean;
  /** Element whose clicks are left alone. */
  outside: React.RefObject<HTMLElement | null>;
  /** Receives the texts at the click, likeliest first, and whether it is in the upper half of the window. */
  onChoice: (texts: string[], isAbove: boolean) => void;
}

/** While active, clicks on the page select texts and pictures instead of following links. */
export function usePointing({ active, outside, onChoice }: Pointing) {
  const choose = useEffectEvent((event: MouseEvent) => {
    if (!(event.target instanceof Element) || outside.current?.contains(event.target)) return;
    event.preventDefault();
    event.stopPropagation();
    onChoice(textsAt(event, event.target), event.clientY < window.innerHeight / 2);
  });

  useEffect(() => {
    if (!active) return;
    const stop = new AbortController();
    // In the capture phase, before the page's own links and buttons.
    document.addEventListener('click', (event) => choose(event), { capture: true, signal: stop.signal });
    return () => stop.abort();
  }, [active]);
}
