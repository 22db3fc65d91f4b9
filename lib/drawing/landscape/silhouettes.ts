import { castle } from './castle';
import { OUTSIDE, box, gable, ogive, repeat, saw, vault, type Part } from './outlines';

/* The venues' buildings, by name. */

const wornStep: Part = (x) => {
  const edge = Math.abs(x) > 460 ? 0 : Math.min(1, (460 - Math.abs(x)) / 130);
  const eased = edge * edge * (3 - 2 * edge);
  const wave = 70 + 58 * Math.sin(((x + 170) / 460) * Math.PI * 2);
  return Math.abs(x) > 460 ? OUTSIDE : Math.max(8, Math.round((eased * wave) / 17) * 17 + 4);
};

const outlines = {
  castle,
  palace: [
    box(-420, 420, 58),
    box(-150, 150, 92),
    ...repeat(9, -420, 30, (a, b) => gable(a, b, 58, 17)),
    ...repeat(9, 150, 30, (a, b) => gable(a, b, 58, 17)),
    gable(-158, 158, 92, 92),
    gable(-330, -230, 58, 58),
    gable(230, 330, 58, 58),
  ],
  winery: [
    ...repeat(8, -440, 110, (a, b) => vault(a, b, 34, 62)),
    box(-440, 440, 34),
    box(118, 142, 150),
    vault(112, 148, 150, 16),
  ],
  beach: [],
  farmhouse: [
    ...repeat(5, -430, 76, (a, b) => saw(a, b, 40, 46)),
    ...repeat(2, -50, 120, (a, b) => saw(a, b, 62, 74)),
    box(196, 216, 128),
    ...repeat(3, 216, 76, (a, b) => saw(a, b, 40, 46)),
  ],
  monastery: [
    ...repeat(5, -420, 72, (a, b) => ogive(a, b, 30, 66)),
    box(-64, 56, 78),
    ogive(-64, 56, 78, 96),
    box(-420, 412, 34),
    box(84, 110, 128),
    gable(80, 114, 128, 70),
    ...repeat(5, 52, 72, (a, b) => ogive(a, b, 30, 66)),
  ],
  ruin: [wornStep, box(196, 214, 124), box(238, 256, 124), box(280, 298, 124), box(190, 262, 130)],
};

export type Silhouette = keyof typeof outlines;

export const silhouettes: Record<Silhouette, Part[]> = outlines;
