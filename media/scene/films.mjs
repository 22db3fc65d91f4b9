// The four loops. `wide`: px of the film where it is not the scene's.
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

export const films = {
  'home-landscape': { wide: 1280, scene: { width: 1920, height: 1080 } },
  'home-portrait': { scene: { ...portrait, scale: 0.66, axis: 0.483, horizon: 0.37 } },
  'event-landscape': {
    scene: { ...dawnMoon, width: 1280, height: 720, scale: 0.98, axis: 0.7, horizon: 0.7, stars: 170 },
  },
  'event-portrait': {
    scene: { ...dawnMoon, ...portrait, scale: 0.74, axis: 0.48, horizon: 0.35, stars: 200 },
  },
};
