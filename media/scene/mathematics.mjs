// The landscape's mathematics, which the page's live drawing shares: TypeScript, read as it stands.
import { createJiti } from 'jiti';

const landscape = new URL('../../lib/drawing/landscape/', import.meta.url);
const load = (name) => createJiti(import.meta.url).import(new URL(`${name}.ts`, landscape).href);

export const { TAU, clamp, mix, smooth, random, lowpass } = await load('numbers');
export const { buildingHeight, hillHeight, silhouettes } = await load('silhouettes');
export const { buildLandscape } = await load('landscape');
export const { layerRows } = await load('heights');
