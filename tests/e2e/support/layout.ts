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
