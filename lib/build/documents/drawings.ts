import { color } from '../../brand/colors';
import { wavePath } from '../../brand/waveforms';
import { weekendSignal, type SignalBox } from '../../brand/weekend-signal';

/** The path data of weekend-signal.ts are whole numbers, so a drawing has four user units to the pixel. */
const scale = 4;

const line = (path: string) =>
  `<path d="${path}" fill="none" stroke="${color('ink')}" stroke-width="${1.5 * scale}"/>`;

const svg = (width: number, height: number, paths: string[]) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width * scale} ${height * scale}">${paths.join('')}</svg>`;

/** SVG of the line that shows how intense the weekend is. Width and height of the box are in pixels. */
export function drawSignal(
  entries: readonly { highlighted: boolean }[],
  { width, height, ...box }: SignalBox,
): string {
  const signal = weekendSignal(
    { ...box, width: width * scale, height: height * scale },
    entries.map(({ highlighted }) => highlighted),
  );
  return svg(width, height, [
    ...signal.calm.map(line),
    ...signal.bars.map((path) => `<path d="${path}" fill="${color('accent')}"/>`),
  ]);
}

/** SVG of three periods of a square wave and a flat line, as wide as the widest column. */
export function drawDivider(): string {
  const [width, base] = [690, 20 * scale];
  const wave = wavePath('castillo', { count: 3, period: 30 * scale, base, top: 2 * scale });
  return svg(width, 21, [line(`${wave}H${width * scale}`)]);
}
