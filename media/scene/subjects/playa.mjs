// The sun over the sea. There are no walls and no corners, and every line is a pure sine.
import { TAU, mix, random } from '../landscape/numbers.mjs';
import { under } from '../shapes.mjs';
import { sway } from '../waves.mjs';

const LINES = 34;
const SEA = [0.0045, 0.021, 0.027]; // linear light

export const playa = {
  options: {
    width: 960,
    height: 1200,
    scale: 1,
    axis: 0.5,
    horizon: 0.49,
    glow: '#d4683f',
    core: '#ffdcae',
    skyTop: '#061016',
    skyMid: '#0d2a35',
    skyLow: '#2f6b76',
    haze: '#35707c',
    cool: '#a9dcde',
    seed: 12,
    stars: 120,
    shafts: 0,
    glowPower: 0.75,
    disc: { x: 0, y: 34, r: 118, power: 0.95, color: '#ffd7a0', fade: 0.62 },
    bloom: 0.25,
  },
  draw({ power, land, paintSky, paintShape, lineColour }) {
    paintSky();
    const next = random(12);
    for (let k = 0; k < LINES; k++) {
      const u = k / (LINES - 1); // from 0 far away to 1 at the viewer
      const length = mix(26, 360, u ** 1.25);
      const phase = next() * TAU;
      const swell = sway(500 + k, mix(260, 1100, u), mix(140, 600, u), 3);
      const high = mix(0.7, 20, u ** 1.2);
      const level = -2 - 590 * u ** 1.55;
      const wave = (x) => Math.sin((TAU * x) / length + phase);
      const crest = (x) => level + high * wave(x) * (0.72 + 0.5 * swell(x)) + 0.3 * high * swell(x + 400);
      const path = mix(96, 190, u); // half the width of the sun's path on the water
      const glint = sway(700 + k, mix(60, 420, u), mix(14, 90, u), 4);
      const sun = (x) => Math.exp(-((x / (path * (1 + 0.35 * glint(x)))) ** 2));
      const { glow, core, skyLow } = land.color;
      paintShape({
        distance: under(crest),
        stroke: mix(0.7, 1.5, u),
        fill(x, y, colour) {
          const below = Math.exp(-(crest(x) - y) / mix(5, 34, u));
          const facing = 0.5 + 0.5 * wave(x + length / 4);
          const light = power * sun(x) * below * mix(0.35, 1, facing) * mix(1, 0.34, u);
          const air = 0.34 * (1 - u) ** 2.2 + 0.05 * below;
          for (let c = 0; c < 3; c++)
            colour[c] =
              SEA[c] * mix(1, 0.35, u) + air * skyLow[c] + light * (0.62 * glow[c] + 0.5 * light * core[c]);
        },
        line(x, y, colour) {
          const away = Math.exp(-((x / 520) ** 2));
          lineColour(
            1.15 * sun(x) * mix(1, 0.62, u),
            mix(0.16, 0.09, u) * mix(0.45, 1, away),
            colour,
            sun(x),
          );
        },
      });
    }
  },
};
