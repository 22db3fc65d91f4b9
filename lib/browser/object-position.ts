/** Where a replaced element's picture lies in its box, as shares of the room left across and down, 0 to 1. */
export function objectPosition(element: Element): [across: number, down: number] {
  const [across = 0.5, down = 0.5] = getComputedStyle(element)
    .objectPosition.split(' ')
    .map((share) => parseFloat(share) / 100);
  return [across, down];
}
