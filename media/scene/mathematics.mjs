// The landscape's mathematics, which the page's live drawing shares: TypeScript, read as it stands.
import { createJiti } from 'jiti';

const landscape = new URL('../../lib/drawing/landscape/', import.meta.url);
const load = (name) => createJiti(import.meta.url).import(new URL(`${name}.ts`, landscape).href);

export const { TAU, clamp, mix, smooth, random, lowpass } = await load('numbers');
export const { silhouettes: venueSilhouettes } = await load('silhouettes');
export const { box, buildingHeight, gable, hillHeight, level, ogive, vault } = await load('outlines');
export const { buildLandscape } = await load('landscape');
export const {
  developed,
  fillHaze,
  fillInk,
  fillOf,
  fillSkyAt,
  filmLight,
  lampLight,
  lampShape,
  lampTint,
  nearOf,
  starLight,
  starTint,
  strokeOf,
  veilOf,
  vignette,
  wideOf,
} = await load('light');
export const { gridOf, spread } = await load('bloom');
export const { FPS, FRAMES, START, homeScenes } = await load('film-scenes');
export const { layerRows } = await load('heights');
