import { buildingHeight, hillHeight } from '../landscape/outlines';
import { silhouettes } from '../landscape/silhouettes';
import { venueFrame, venueShapes } from '../landscape/venue-scenes';
import { waveLevel } from '../ridges';
import type { Waveform } from '../waveforms';

/** Design units: between two points of the line, of a period of the wave, and how far the loudest sound lifts it. */
const step = 5;
const period = 96;
const lift = 34;
/** The sound walks along the line: design units a second; the wave itself drifts more slowly. */
const pace = 700;
const drift = 24;

/**
 * The outline of a venue's picture, in the picture's px, as path data: where the sound passes it takes the shape of the
 * venue's wave.
 * @param seconds of a running clock
 * @param levelAgo level of what was heard that many seconds ago, 0 to about 1
 */
export function venueSkyline(wave: Waveform, seconds: number, levelAgo: (seconds: number) => number): string {
  const { width, height, scale, axis, horizon } = venueFrame;
  const { silhouette, hill } = venueShapes[wave];
  const half = (width * axis) / scale;
  const points: string[] = [];
  for (let x = -half; x <= half; x += step) {
    const ground = hillHeight(x, hill) + buildingHeight(silhouettes[silhouette], x, hill);
    const near = Math.exp(-((x / 380) ** 2));
    const level = Math.min(1.2, levelAgo(Math.abs(x) / pace));
    const shape = waveLevel(wave, (Math.abs(x) - drift * seconds) / period);
    const y = height * horizon - (ground + near * lift * level * shape) * scale;
    points.push(`${(width * axis + x * scale).toFixed(1)} ${y.toFixed(1)}`);
  }
  return `M${points.join('L')}`;
}
