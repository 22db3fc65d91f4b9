import { useEffect, useEffectEvent } from 'react';

const attributes = ['alt', 'aria-label', 'placeholder', 'title', 'src'];

const hasOwnText = (element: Element) =>
  [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim());

/** What an element says, the likeliest first: the text under the pointer, its own, that of the control it is in. */
function saidBy(element: Element, textUnderPointer: string | null): string[] {
  const control = element.closest('a, button, label, [aria-label]');
  const said = [
    textUnderPointer,
    ...attributes.map((name) => element.getAttribute(name)),
    hasOwnText(element) ? element.textContent : null,
    control?.getAttribute('aria-label'),
    control?.textContent,
  ];
  return said.filter((text) => typeof text === 'string');
}

function textAt({ clientX, clientY }: MouseEvent): string | null {
  const node = document.caretPositionFromPoint?.(clientX, clientY)?.offsetNode;
  return node?.nodeType === Node.TEXT_NODE ? node.nodeValue : null;
}

interface Pointing {
  active: boolean;
  /** Clicks in here do what they always do. */
  outside: React.RefObject<HTMLElement | null>;
  /** What the chosen place says, the likeliest text first. */
  onChoice: (texts: string[]) => void;
}

/** While active, a click on the page chooses a text instead of following a link. */
export function usePointing({ active, outside, onChoice }: Pointing) {
  const choose = useEffectEvent((event: MouseEvent) => {
    if (!(event.target instanceof Element) || outside.current?.contains(event.target)) return;
    event.preventDefault();
    event.stopPropagation();
    onChoice(saidBy(event.target, textAt(event)));
  });

  useEffect(() => {
    if (!active) return;
    const stop = new AbortController();
    // On the way down: every link and button of the page would hear of it before a listener further in.
    document.addEventListener('click', (event) => choose(event), { capture: true, signal: stop.signal });
    return () => stop.abort();
  }, [active]);
}
