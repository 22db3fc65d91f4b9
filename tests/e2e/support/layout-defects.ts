import type { Page } from 'playwright/test';

/*
 * The functions that `findLayoutDefects` gives to Playwright run in the page. They cannot call each other there, so each gets
 * what it needs as an argument.
 */

/** Italics and rounding let letters exceed their box by this many px. */
const tolerancePx = 3;

/** What several rules ask of an element. */
function makeProbes() {
  const styles = new Map<Element, CSSStyleDeclaration>();
  const styleOf = (element: Element) => {
    const style = styles.get(element) ?? getComputedStyle(element);
    styles.set(element, style);
    return style;
  };
  const ancestorsOf = (element: Element): Element[] =>
    element.parentElement ? [element.parentElement, ...ancestorsOf(element.parentElement)] : [];
  const isFloating = (element: Element) =>
    [element, ...ancestorsOf(element)].some((each) => ['fixed', 'sticky'].includes(styleOf(each).position));
  const clippingBoxesOf = (element: Element) =>
    [element, ...ancestorsOf(element)]
      .filter((each) => each !== document.body && ['hidden', 'clip'].includes(styleOf(each).overflowX))
      .map((each) => each.getBoundingClientRect());
  /** Excludes decoration, and text that is only for screen readers. */
  const isVisible = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
    !element.closest('[aria-hidden=true]') &&
    !clippingBoxesOf(element).some(({ width }) => width <= 1);
  return { styleOf, ancestorsOf, isFloating, clippingBoxesOf, isVisible };
}

type Probes = ReturnType<typeof makeProbes>;

/** The visible texts, with the box of each line. */
function listTexts({ isVisible }: Probes) {
  const texts: { node: Node; element: Element; text: string; rects: DOMRect[] }[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    const text = node.textContent ?? '';
    if (!element || text.trim() === '' || !isVisible(element)) continue;
    range.selectNodeContents(node);
    texts.push({ node, element, text, rects: [...range.getClientRects()].filter(({ width }) => width > 1) });
  }
  return texts;
}

type Texts = ReturnType<typeof listTexts>;

const listControls = ({ isVisible }: Probes) =>
  [...document.querySelectorAll<HTMLElement>('a, button, input, select, textarea')].filter(
    (control) => control.tabIndex >= 0 && isVisible(control),
  );

/** What a rule gets. */
interface Layout {
  probes: Probes;
  texts: Texts;
  controls: HTMLElement[];
  tolerancePx: number;
}

/** The page is not wider than the window. */
function findExcessWidth(): string[] {
  const { scrollWidth, clientWidth } = document.documentElement;
  return scrollWidth > clientWidth ? [`the page is wider than the window: ${scrollWidth} px`] : [];
}

/** No text ends outside the window or its clipping box, unless it scrolls there. */
function findTextsOutside({ probes, texts, tolerancePx }: Layout): string[] {
  const { styleOf, ancestorsOf, clippingBoxesOf } = probes;
  return texts
    .filter(({ element, rects }) => {
      const clips = clippingBoxesOf(element);
      const left = Math.max(0, ...clips.map((box) => box.left)) - tolerancePx;
      const right =
        Math.min(document.documentElement.clientWidth, ...clips.map((box) => box.right)) + tolerancePx;
      const scrolls = ancestorsOf(element).some((each) =>
        ['auto', 'scroll'].includes(styleOf(each).overflowX),
      );
      return !scrolls && rects.some((rect) => rect.left < left || rect.right > right);
    })
    .map(({ text }) => `ends outside: ${text}`);
}

/** No word of a heading or a name is broken over two lines. */
function findBrokenWords({ texts }: Layout): string[] {
  const range = document.createRange();
  return texts
    .filter(({ element }) => element.closest('h1, h2, h3, dt, thead th, nav, button'))
    .flatMap(({ node, text }) =>
      [...text.matchAll(/\S+/g)].filter(({ index, 0: word }) => {
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        const [first, ...others] = range.getClientRects();
        return first && others.some(({ top }) => top > first.top + first.height / 2);
      }),
    )
    .map(([word]) => `broken: ${word}`);
}

/** No two texts or controls overlap. */
function findOverlaps({ probes, texts, controls, tolerancePx }: Layout): string[] {
  const { styleOf, isFloating } = probes;
  /** This share of a line's height may overlap the next line, because line boxes are taller than letters. */
  const overlapShare = 0.3;
  const blocks = controls
    .filter((control) => styleOf(control).display !== 'inline')
    .map((element) => ({ element, text: element.textContent, rects: [element.getBoundingClientRect()] }));
  const boxes = [...texts, ...blocks]
    .filter(({ element }) => !isFloating(element))
    .flatMap(({ element, text, rects }) =>
      rects.map(({ left, right, top, bottom, height }) => ({
        element,
        text: text.trim().slice(0, 20),
        left: left + tolerancePx,
        right: right - tolerancePx,
        top: top + height * overlapShare,
        bottom: bottom - height * overlapShare,
      })),
    );
  type Box = (typeof boxes)[number];
  const isBeside = (one: Box, other: Box) => one.left >= other.right || other.left >= one.right;
  const isAbove = (one: Box, other: Box) => one.top >= other.bottom || other.top >= one.bottom;
  const isInside = (one: Box, other: Box) =>
    one.element.contains(other.element) || other.element.contains(one.element);
  return boxes.flatMap((one, index) =>
    boxes
      .slice(index + 1)
      .filter((other) => !isBeside(one, other) && !isAbove(one, other) && !isInside(one, other))
      .map((other) => `overlap: ${one.text} | ${other.text}`),
  );
}

/** No control is covered by another element, at its middle or near its corners. */
function findCoveredControls({ probes, controls }: Layout): string[] {
  const { isFloating } = probes;
  const covered = controls.filter((control) => {
    if (isFloating(control)) return false;
    control.scrollIntoView({ block: 'center', behavior: 'instant' });
    const [box] = control.getClientRects();
    if (!box) return false;
    const inset = Math.min(4, box.width / 4, box.height / 4);
    const points = [
      [box.left + box.width / 2, box.top + box.height / 2],
      [box.left + inset, box.top + inset],
      [box.right - inset, box.top + inset],
      [box.left + inset, box.bottom - inset],
      [box.right - inset, box.bottom - inset],
    ] as const;
    return points.some(([x, y]) => {
      const hit = document.elementFromPoint(x, y);
      return hit !== null && !control.contains(hit) && !hit.contains(control) && !isFloating(hit);
    });
  });
  window.scrollTo({ top: 0, behavior: 'instant' });
  return covered.map((control) => `covered: ${control.textContent}`);
}

const rules = [findExcessWidth, findTextsOutside, findBrokenWords, findOverlaps, findCoveredControls];

/** Describes the defects of the page's current layout, one in each line. */
export async function findLayoutDefects(page: Page): Promise<string[]> {
  const probes = await page.evaluateHandle(makeProbes);
  const [texts, controls] = [
    await probes.evaluateHandle(listTexts),
    await probes.evaluateHandle(listControls),
  ];
  const defects: string[] = [];
  for (const rule of rules)
    defects.push(...(await page.evaluate(rule, { probes, texts, controls, tolerancePx })));
  return [...new Set(defects.map((defect) => defect.replace(/\s+/g, ' ').trim().slice(0, 60)))];
}
