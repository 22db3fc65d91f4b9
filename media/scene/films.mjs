// The scenes of the four films. The landscape films are as wide as a large desktop window.
import { almonaster } from './almonaster/almonaster.mjs';

const dawnMoon = {
  seed: 23,
  skyTop: '#060709',
  skyMid: '#0e161a',
  skyLow: '#264045',
  haze: '#455c63',
  glow: '#e0623a',
  core: '#f2c48c',
  shafts: 0.5,
  lean: 3.4,
  glowPower: 0.8,
  slits: [],
  lamps: 0,
  disc: { x: -20, y: 274, r: 122, power: 0.92, color: '#ec9c5c', fade: 0.5 },
};
const portrait = { width: 720, height: 1280, calmLeft: 0, lines: 40 };
const large = { width: 2560, height: 1440, starSize: 2 };

export const films = {
  'home-landscape': { ...large, scale: 4 / 3 },
  'home-portrait': { ...portrait, scale: 0.66, axis: 0.483, horizon: 0.37 },
  'event-landscape': {
    ...almonaster(11),
    ...dawnMoon,
    ...large,
    scale: 1.96,
    axis: 0.69,
    horizon: 0.675,
    stars: 170,
  },
  'event-portrait': {
    ...almonaster(8),
    ...dawnMoon,
    ...portrait,
    scale: 0.92,
    axis: 0.38,
    horizon: 0.36,
    stars: 200,
  },
};
