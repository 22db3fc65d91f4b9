// A path up a round hill before sunrise. The path is a sine that swings less and less towards the top.
import { TAU, clamp, mix } from '../landscape/numbers.mjs';

const FOOT = -420;
const TOP = 280;
const TURNS = 3.3;

/** How far along the path the height y is: 0 at the foot and 1 at the top. */
const along = (y) => clamp((y - FOOT) / (TOP - FOOT));
function pathAt(y) {
  const t = along(y);
  const swing = 290 * (1 - t) ** 1.25;
  return 14 + swing * Math.sin(TAU * TURNS * (1 - (1 - t) ** 1.5) + 0.4) - 60 * (1 - t) ** 2;
}

export const sendero = {
  options: {
    width: 1280,
    height: 854,
    scale: 0.92,
    axis: 0.48,
    horizon: 0.56,
    hill: 300,
    lines: 30,
    calmLeft: 0,
    swell: 0.6,
    samples: 3,
    seed: 64,
    glow: '#dd6a3a',
    core: '#f7d9a4',
    skyTop: '#070b0e',
    skyMid: '#10202a',
    skyLow: '#3a5a63',
    haze: '#3f5c63',
    glowPower: 1.05,
    shafts: 0.1,
    lean: 1.2,
    stars: 320,
    disc: { x: -330, y: 300, r: 17, power: 0.9, color: '#f4e3c2', fade: 0.8 },
    bloom: 0.4,
  },
  draw({ paintSky, paintGround, paintShape, lineColour }) {
    paintSky();
    paintGround();
    paintShape({
      distance(x, y) {
        const slope = pathAt(y + 0.5) - pathAt(y - 0.5);
        return Math.abs(x - pathAt(y)) / Math.hypot(1, slope) - mix(1.9, 0.55, along(y) ** 0.6);
      },
      within: [-400, FOOT, 400, TOP],
      fill: (x, y, colour) => lineColour(mix(0.7, 1.3, along(y)), mix(0.12, 0.3, along(y)), colour),
    });
  },
};
