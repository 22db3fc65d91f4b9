import type { Waveform } from '../waveforms';
import type { Scene } from './landscape';
import type { Silhouette } from './silhouettes';

/* What stands where in the venues' pictures. Their light is known to the renderer of the pictures alone, in media/scene. */

/** Frame of every venue's picture. */
export const venueFrame = {
  width: 960,
  height: 1200,
  scale: 0.98,
  axis: 0.5,
  horizon: 0.56,
} satisfies Scene;

export const venueShapes = {
  castillo: { silhouette: 'castle', hill: 138 },
  palacio: { silhouette: 'palace', hill: 90 },
  bodega: { silhouette: 'winery', hill: 70 },
  playa: { silhouette: 'beach', hill: 0 },
  finca: { silhouette: 'farmhouse', hill: 60 },
  monasterio: { silhouette: 'monastery', hill: 90 },
  ruina: { silhouette: 'ruin', hill: 46 },
} satisfies Record<Waveform, { silhouette: Silhouette; hill: number }>;
