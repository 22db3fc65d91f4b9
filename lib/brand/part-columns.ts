/**
 * The width of a highlighted part of the weekend, as a multiple of the width of any other part. On the event's page each
 * column has a whole list, so the other columns need more of the room.
 */
export const highlightWidths = { weekendLine: 2, programme: 1.5 };

const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);

/** The columns in which the parts of the weekend stand side by side. */
export function layOutColumns(timeline: { highlighted: boolean }[], use: keyof typeof highlightWidths) {
  const widths = timeline.map(({ highlighted }) => (highlighted ? highlightWidths[use] : 1));
  const totalWidth = sum(widths);
  return {
    /** As a multiple of a column that is not highlighted. */
    totalWidth,
    /** The left edge of each column, and then the right edge of the last one, from 0 to 1. */
    edges: [...widths, 0].map((_, index) => sum(widths.slice(0, index)) / totalWidth),
    gridTemplateColumns: widths.map((width) => `minmax(0, ${width}fr)`).join(' '),
  };
}
