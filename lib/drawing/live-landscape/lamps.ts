/* Where the lit windows and the village's lamps shine. */
import type { Landscape } from '../landscape/landscape';
import { lampShape } from '../landscape/light';

/** Share of a lamp's light on one px. */
export interface LampSpot {
  lamp: number;
  x: number;
  y: number;
  glow: number;
}

export function lampSpots(land: Landscape): LampSpot[] {
  return land.lampList.flatMap((lamp, index) => {
    const middle = land.horizonPx - lamp.y;
    const left = Math.floor(lamp.x - 2.2 * lamp.rx);
    const top = Math.floor(middle - 2.2 * lamp.ry);
    const across = Math.ceil(4.4 * lamp.rx) + 1;
    return Array.from({ length: across * (Math.ceil(4.4 * lamp.ry) + 1) }, (_, place) => {
      const x = left + (place % across);
      const y = top + Math.floor(place / across);
      const glow = lampShape(lamp, (x + 0.5 - lamp.x) / lamp.rx, (y + 0.5 - middle) / lamp.ry);
      return { lamp: index, x, y, glow };
    }).filter(({ x, y, glow }) => glow > 0.002 && x >= 0 && x < land.width && y >= 0 && y < land.height);
  });
}
