import { expect, type Locator, type Page } from 'playwright/test';

/** Parses window sizes such as '390x844 1440x900'. */
export const windows = (list: string) =>
  list.split(' ').map((name) => {
    const [width = 0, height = 0] = name.split('x').map(Number);
    return { name, width, height };
  });

/** Sets the font size in px that a visitor may choose in the browser. */
export async function setFontSize(page: Page, standard: number) {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard } });
}

/** The edges of a visible element, in px from the upper left corner of the window. */
async function edgesOf(element: Locator) {
  const box = await element.boundingBox();
  if (!box) throw new Error(`${element} is not in the page, or not visible`);
  return { left: box.x, right: box.x + box.width, top: box.y, bottom: box.y + box.height };
}

/** Expects `upper` to end above `lower`, with at least `gapPx` between them. */
export async function expectAbove(upper: Locator, lower: Locator, gapPx: number, where: string) {
  const [{ bottom }, { top }] = [await edgesOf(upper), await edgesOf(lower)];
  expect.soft(top - bottom, `px between ${upper} and ${lower} at ${where}`).toBeGreaterThanOrEqual(gapPx);
}

/** Expects a text to overlap none of the controls. All of them must be visible. */
export async function expectApart(text: Locator, controls: Locator[], where: string) {
  const a = await edgesOf(text);
  for (const control of controls) {
    const b = await edgesOf(control);
    const isBeside = a.left >= b.right || b.left >= a.right;
    const isAbove = a.top >= b.bottom || b.top >= a.bottom;
    expect.soft(isBeside || isAbove, `${text} is clear of ${control} at ${where}`).toBe(true);
  }
}

/** Expects the visible elements to stand beside each other within the window, without an overlap. */
export async function expectSideBySide(elements: Locator, where: string) {
  const visible = await elements.filter({ visible: true }).all();
  const boxes = (await Promise.all(visible.map((element) => element.boundingBox())))
    // The hidden link that skips the bar is above the window.
    .filter((box) => box !== null && box.y >= 0)
    .sort((one, other) => one!.x - other!.x);
  const edges = boxes.flatMap((box) => [box!.x, box!.x + box!.width]);
  expect(edges.length, where).toBeGreaterThan(2);
  expect(edges, `left and right edges of each, ${where}`).toEqual(edges.toSorted((a, b) => a - b));
  expect(edges.at(-1), `right edge, ${where}`).toBeLessThanOrEqual(
    elements.page().viewportSize()?.width ?? 0,
  );
}

/**
 * Runs in the page and describes the defects of its current layout:
 *
 * - the page is wider than the window, or a text ends outside the window or its clipping box,
 * - a word of a heading or of a name is broken over two lines,
 * - two texts or controls overlap,
 * - a link, button or field is covered by another element.
 */
export function layoutDefects(): string[] {
  /** Italics and rounding let letters exceed their box by this much. */
  const tolerancePx = 3;
  /** This share of a line's height may overlap the next line, because line boxes are taller than letters. */
  const overlapShare = 0.3;
  const defects: string[] = [];
  const windowWidth = document.documentElement.clientWidth;
  const report = (what: string, text: string) => defects.push(`${what}: ${text.trim().slice(0, 40)}`);

  if (document.documentElement.scrollWidth > windowWidth)
    report('the page is wider than the window', `${document.documentElement.scrollWidth} px`);

  const ancestors = (element: Element): Element[] =>
    element.parentElement ? [element.parentElement, ...ancestors(element.parentElement)] : [];
  const styles = new Map<Element, CSSStyleDeclaration>();
  const style = (element: Element) => {
    const known = styles.get(element) ?? getComputedStyle(element);
    styles.set(element, known);
    return known;
  };
  const isFloating = (element: Element) =>
    [element, ...ancestors(element)].some((each) => ['fixed', 'sticky'].includes(style(each).position));
  const clippingBoxes = (element: Element) =>
    [element, ...ancestors(element)].filter(
      (each) => each !== document.body && ['hidden', 'clip'].includes(style(each).overflowX),
    );
  /** Excludes decoration, and text that is only for screen readers. */
  const isVisible = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
    !element.closest('[aria-hidden=true]') &&
    !clippingBoxes(element).some((each) => each.getBoundingClientRect().width <= 1);

  const texts: { element: Element; text: string; rects: DOMRect[] }[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    const text = node.textContent ?? '';
    if (!element || text.trim() === '' || !isVisible(element)) continue;
    range.selectNodeContents(node);
    const rects = [...range.getClientRects()].filter(({ width }) => width > 1);
    texts.push({ element, text, rects });

    const clips = clippingBoxes(element).map((each) => each.getBoundingClientRect());
    const left = Math.max(0, ...clips.map((box) => box.left)) - tolerancePx;
    const right = Math.min(windowWidth, ...clips.map((box) => box.right)) + tolerancePx;
    const scrolls = ancestors(element).some((each) => ['auto', 'scroll'].includes(style(each).overflowX));
    if (!scrolls && rects.some((rect) => rect.left < left || rect.right > right))
      report('ends outside', text);

    if (!element.closest('h1, h2, h3, dt, thead th, nav, button')) continue;
    for (const { index, 0: word } of text.matchAll(/\S+/g)) {
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      const [first, ...others] = range.getClientRects();
      if (first && others.some(({ top }) => top > first.top + first.height / 2)) report('broken', word);
    }
  }

  const controls = [...document.querySelectorAll<HTMLElement>('a, button, input, select, textarea')].filter(
    (control) => control.tabIndex >= 0 && isVisible(control),
  );
  const boxes = [
    ...texts.map(({ element, text, rects }) => ({ element, text, rects })),
    ...controls
      .filter((control) => style(control).display !== 'inline')
      .map((element) => ({ element, text: element.textContent, rects: [element.getBoundingClientRect()] })),
  ].filter(({ element }) => !isFloating(element));
  const lines = boxes.flatMap(({ element, text, rects }) =>
    rects.map(({ left, right, top, bottom, height }) => ({
      element,
      text,
      left: left + tolerancePx,
      right: right - tolerancePx,
      top: top + height * overlapShare,
      bottom: bottom - height * overlapShare,
    })),
  );
  lines.forEach((one, index) => {
    for (const other of lines.slice(index + 1)) {
      if (one.left >= other.right || other.left >= one.right) continue;
      if (one.top >= other.bottom || other.top >= one.bottom) continue;
      if (one.element.contains(other.element) || other.element.contains(one.element)) continue;
      report('overlap', `${one.text.trim().slice(0, 20)} | ${other.text.trim().slice(0, 20)}`);
    }
  });

  for (const control of controls.filter((each) => !isFloating(each))) {
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
      return hit !== null && !control.contains(hit) && !hit.contains(control) && !isFloating(hit);
    });
    if (covered) report('covered', control.textContent);
  }
  window.scrollTo({ top: 0, behavior: 'instant' });
  return [...new Set(defects)];
}
