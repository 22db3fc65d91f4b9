import { expect, type Locator } from 'playwright/test';

/** Parses window sizes such as '390x844 1440x900'. */
export const windows = (list: string) =>
  list.split(' ').map((name) => {
    const [width = 0, height = 0] = name.split('x').map(Number);
    return { name, width, height };
  });

/** The edges of a visible element, in px from the upper left corner of the window. */
async function edgesOf(element: Locator) {
  const box = await element.boundingBox();
  if (!box) throw new Error(`${element} is not in the page, or not visible`);
  return { top: box.y, bottom: box.y + box.height };
}

/** Expects `upper` to end above `lower`, with at least `gapPx` between them. */
export async function expectAbove(upper: Locator, lower: Locator, gapPx: number, where: string) {
  const [{ bottom }, { top }] = [await edgesOf(upper), await edgesOf(lower)];
  expect.soft(top - bottom, `px between ${upper} and ${lower} at ${where}`).toBeGreaterThanOrEqual(gapPx);
}
