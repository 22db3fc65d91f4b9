// The scenes of the four loops. The landscape ones are as wide as a large desktop window.
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
const portrait = { width: 720, height: 1280, calmLeft: 0, lines: 40 };
const large = { width: 2560, height: 1440, starSize: 2 };

export const films = {
  'home-landscape': { ...large, scale: 4 / 3 },
  'home-portrait': { ...portrait, scale: 0.66, axis: 0.483, horizon: 0.37 },
  'event-landscape': { ...dawnMoon, ...large, scale: 1.96, axis: 0.7, horizon: 0.7, stars: 170 },
  'event-portrait': { ...dawnMoon, ...portrait, scale: 0.74, axis: 0.48, horizon: 0.35, stars: 200 },
};
