// The scenes of the four loops. The landscape ones are as wide as a large desktop window.
import { homeScenes } from './mathematics.mjs';

const dawnMoon = {
  seed: 23,
  skyTop: '#060709',
  skyMid: '#0e161a',
  skyLow: '#264045',
  haze: '#455c63',
  glow: '#e0623a',
  core: '#f2c48c',
  shafts: 0.4,
  lean: 3.4,
  glowPower: 0.8,
  disc: { x: 118, y: 258, r: 126, power: 0.92, color: '#ec9c5c', fade: 0.5 },
};
const { width, height, calmLeft, lines } = homeScenes['home-portrait'];
const portrait = { width, height, calmLeft, lines };
const large = { width: 2560, height: 1440, starSize: 2 };

export const films = {
  'home-landscape': { ...homeScenes['home-landscape'], ...large, scale: 4 / 3 },
  'home-portrait': homeScenes['home-portrait'],
  'event-landscape': { ...dawnMoon, ...large, scale: 1.96, axis: 0.7, horizon: 0.7, stars: 170 },
  'event-portrait': { ...dawnMoon, ...portrait, scale: 0.74, axis: 0.48, horizon: 0.35, stars: 200 },
};
