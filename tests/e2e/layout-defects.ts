/**
 * Runs in the page. Describes each layout defect:
 *
 * - the page is wider than the window, or a text extends outside the window or its clipping box,
 * - a word of a heading or a name breaks over two lines,
 * - two texts or controls overlap,
 * - something covers a link, a button or a field.
 */
export function layoutDefects(): string[] {
  /** Pixels, for italics and rounding. */
  const tolerance = 3;
  /** Share of a line's height that may overlap the next: font boxes are taller than their letters. */
  const leading = 0.3;
  const defects: string[] = [];
  const windowWidth = document.documentElement.clientWidth;
  const say = (what: string, text: string) => defects.push(`${what}: ${text.trim().slice(0, 40)}`);

  if (document.documentElement.scrollWidth > windowWidth)
    say('the page is wider than the window', `${document.documentElement.scrollWidth} px`);

  const ancestors = (element: Element): Element[] =>
    element.parentElement ? [element.parentElement, ...ancestors(element.parentElement)] : [];
  const styles = new Map<Element, CSSStyleDeclaration>();
  const style = (element: Element) => {
    const known = styles.get(element) ?? getComputedStyle(element);
    styles.set(element, known);
    return known;
  };
  const floats = (element: Element) =>
    [element, ...ancestors(element)].some((each) => ['fixed', 'sticky'].includes(style(each).position));
  const clips = (element: Element) =>
    [element, ...ancestors(element)].filter(
      (each) => each !== document.body && ['hidden', 'clip'].includes(style(each).overflowX),
    );
  /** Visible, and neither decoration nor for screen readers only. */
  const isSeen = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
    !element.closest('[aria-hidden=true]') &&
    !clips(element).some((each) => each.getBoundingClientRect().width <= 1);

  const texts: { element: Element; text: string; rects: DOMRect[] }[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    const text = node.textContent ?? '';
    if (!element || text.trim() === '' || !isSeen(element)) continue;
    range.selectNodeContents(node);
    const rects = [...range.getClientRects()].filter(({ width }) => width > 1);
    texts.push({ element, text, rects });

    const boxes = clips(element).map((each) => each.getBoundingClientRect());
    const left = Math.max(0, ...boxes.map((box) => box.left)) - tolerance;
    const right = Math.min(windowWidth, ...boxes.map((box) => box.right)) + tolerance;
    const scrolls = ancestors(element).some((each) => ['auto', 'scroll'].includes(style(each).overflowX));
    if (!scrolls && rects.some((rect) => rect.left < left || rect.right > right)) say('ends outside', text);

    if (!element.closest('h1, h2, h3, dt, thead th, nav, button')) continue;
    for (const { index, 0: word } of text.matchAll(/\S+/g)) {
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      const [first, ...others] = range.getClientRects();
      if (first && others.some(({ top }) => top > first.top + first.height / 2)) say('broken', word);
    }
  }

  const controls = [...document.querySelectorAll<HTMLElement>('a, button, input, select, textarea')].filter(
    (control) => control.tabIndex >= 0 && isSeen(control),
  );
  const still = [
    ...texts.map(({ element, text, rects }) => ({ element, text, rects })),
    ...controls
      .filter((control) => style(control).display !== 'inline')
      .map((element) => ({ element, text: element.textContent, rects: [element.getBoundingClientRect()] })),
  ].filter(({ element }) => !floats(element));
  const lines = still.flatMap(({ element, text, rects }) =>
    rects.map(({ left, right, top, bottom, height }) => ({
      element,
      text,
      left: left + tolerance,
      right: right - tolerance,
      top: top + height * leading,
      bottom: bottom - height * leading,
    })),
  );
  lines.forEach((one, index) => {
    for (const other of lines.slice(index + 1)) {
      if (one.left >= other.right || other.left >= one.right) continue;
      if (one.top >= other.bottom || other.top >= one.bottom) continue;
      if (one.element.contains(other.element) || other.element.contains(one.element)) continue;
      say('overlap', `${one.text.trim().slice(0, 20)} | ${other.text.trim().slice(0, 20)}`);
    }
  });

  for (const control of controls.filter((each) => !floats(each))) {
    control.scrollIntoView({ block: 'center', behavior: 'instant' });
    const [box] = control.getClientRects();
    if (!box) continue;
    const inset = Math.min(4, box.width / 4, box.height / 4);
    const points = [
      [box.left + box.width / 2, box.top + box.height / 2],
      [box.left + inset, box.top + inset],
      [box.right - inset, box.top + inset],
      [box.left + inset, box.bottom - inset],
      [box.right - inset, box.bottom - inset],
    ] as const;
    const covered = points.some(([x, y]) => {
      const hit = document.elementFromPoint(x, y);
      return hit !== null && !control.contains(hit) && !hit.contains(control) && !floats(hit);
    });
    if (covered) say('covered', control.textContent);
  }
  window.scrollTo({ top: 0, behavior: 'instant' });
  return [...new Set(defects)];
}
