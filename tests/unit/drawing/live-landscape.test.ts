import { describe, expect, it } from 'vitest';
import { FRAMES, START, homeScenes } from '@/lib/drawing/landscape/film-scenes';
import { layerRows } from '@/lib/drawing/landscape/heights';
import { buildLandscape } from '@/lib/drawing/landscape/landscape';
import { createLiveFrame } from '@/lib/drawing/live-landscape/frame';
import { cutoffOf } from '@/lib/drawing/live-landscape/heard-bands';
import { createSoundingLandscape, walkOf } from '@/lib/drawing/live-landscape/sounding';
import { loopMoment, loopSeconds } from '@/lib/drawing/loop';
import { createScene } from '../../../media/scene/scene.mjs';

const sampleRate = 48_000;
const frameRate = 60;
const perFrame = sampleRate / frameRate;
const silence = new Float32Array(perFrame);
/** Of a scene's size, and what is seen of such a picture. */
const small = 1 / 10;
const view = { left: 0, top: 0, width: 72, height: 108 };

/** A kick on every beat at 116 BPM, a bass note after it, a pad, and hats between; loud and soft by turns. */
function music(seconds: number): Float32Array {
  let seed = 1;
  const noise = () => (seed = (seed * 16_807) % 2_147_483_647) / 1_073_741_823 - 1;
  const beat = 60 / 116;
  return Float32Array.from({ length: seconds * sampleRate }, (_, index) => {
    const time = index / sampleRate;
    const since = time % beat;
    const loud = 0.6 + 0.4 * Math.sin(time / 3);
    const kick = Math.sin(2 * Math.PI * (50 * since - 6 * Math.exp(-since * 30))) * Math.exp(-since * 9);
    const bass = since > beat / 2 ? Math.sin(2 * Math.PI * 55 * time) * 0.4 : 0;
    const pad = Math.sin(2 * Math.PI * 440 * time) * 0.12 * (1 + Math.sin(time));
    const hat = noise() * Math.exp(-((time + beat / 2) % (beat / 2)) * 60) * 0.2;
    return 0.4 * loud * (kick + bass + pad + hat);
  });
}

function correlation(a: number[], b: number[]): number {
  const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const [middleA, middleB] = [mean(a), mean(b)];
  const sum = (of: (index: number) => number) => a.reduce((total, _, index) => total + of(index), 0);
  const apartA = (index: number) => (a[index] ?? 0) - middleA;
  const apartB = (index: number) => (b[index] ?? 0) - middleB;
  return (
    sum((index) => apartA(index) * apartB(index)) /
    Math.sqrt(sum((index) => apartA(index) ** 2) * sum((index) => apartB(index) ** 2))
  );
}

/** RMS of each frame's samples after two gentle low passes of that corner: another filter than the drawing's own. */
function heardLevels(samples: Float32Array, cutoff: number): number[] {
  const keep = Math.exp((-2 * Math.PI * cutoff) / sampleRate);
  const levels: number[] = [];
  let [first, second, squares] = [0, 0, 0];
  for (const [index, sample] of samples.entries()) {
    first = sample + (first - sample) * keep;
    second = first + (second - first) * keep;
    squares += second ** 2;
    if ((index + 1) % perFrame > 0) continue;
    levels.push(Math.sqrt(squares / perFrame));
    squares = 0;
  }
  return levels;
}

describe('the live landscape', { timeout: 60_000 }, () => {
  it.each(['home-landscape', 'home-portrait'] as const)('begins with the first frame of %s', (film) => {
    const scene = homeScenes[film];
    const detail = film === 'home-landscape' ? 1 / 3 : 2 / 3;
    const width = Math.round(scene.width * detail);
    const height = Math.round(scene.height * detail);
    const live = createLiveFrame(scene, detail, { left: 0, top: 0, width, height });
    live.paint({ t: START / FRAMES, kick: 0, highs: 0 });
    const pixels = new Uint8Array(live.pixels.buffer);

    const scale = (('scale' in scene && scene.scale) || 1) * detail;
    const rendered: Uint16Array = createScene({ ...scene, width, height, scale }).render(START / FRAMES);
    let apart = 0;
    for (let pixel = 0; pixel < width * height; pixel += 1)
      for (let channel = 0; channel < 3; channel += 1)
        apart += Math.abs((pixels[pixel * 4 + channel] ?? 0) - (rendered[pixel * 3 + channel] ?? 0) / 257);
    // Of 255; a castle one pixel aside makes 3.5.
    expect(apart / (width * height * 3)).toBeLessThan(2);
  });

  it('stands on the heights of the film', () => {
    const scene = { ...homeScenes['home-landscape'], width: 480, height: 270, scale: 0.25, samples: 1 };
    const film = layerRows(buildLandscape(scene));
    const live = layerRows(buildLandscape(scene), { stride: 4 });
    for (const moment of [START / FRAMES, 0.8]) {
      film.update(moment);
      live.update(moment);
      const apart = film.tops.map((top, layer) =>
        Math.max(...top.map((y, column) => Math.abs(y - (live.tops[layer]?.[column] ?? 0)))),
      );
      expect(Math.max(...apart)).toBeLessThan(0.35);
    }
  });

  it('carries what is heard: the further from the wall, the lower the band and the later', () => {
    const begin = () =>
      createSoundingLandscape('home-landscape', small, { ...view, width: 192 }, 0.3, sampleRate);
    const landscape = begin();
    const rest = begin();
    const { rows, land } = landscape.frame;
    const { layers, X } = land;
    const column = X.findIndex((x) => x >= 20);
    const lines = layers.flatMap(({ kind, u }, index) =>
      kind === 'line' && [0.1, 0.5, 1].some((place) => Math.abs(u - place) < 0.015) ? [{ index, u }] : [],
    );
    expect(lines.length).toBeGreaterThanOrEqual(3);
    const lifts: number[][] = lines.map(() => []);
    const samples = music(15);
    for (let start = 0; start < samples.length; start += perFrame) {
      landscape.listen(samples.subarray(start, start + perFrame), 1 / frameRate, 0);
      rows.update(landscape.moment.t, landscape.moment.heard);
      rest.frame.rows.update(landscape.moment.t, { breath: 0, levels: [] });
      for (const [line, { index }] of lines.entries())
        lifts[line]?.push((rest.frame.rows.tops[index]?.[column] ?? 0) - (rows.tops[index]?.[column] ?? 0));
    }
    for (const [line, { u }] of lines.entries()) {
      // The first two seconds are the film's.
      const walk = Math.round(walkOf(u, 20) * frameRate) + 1;
      const heard = heardLevels(samples, cutoffOf(u)).slice(120, -walk);
      expect
        .soft(correlation(heard, lifts[line]?.slice(120 + walk) ?? []), `line at ${u}`)
        .toBeGreaterThan(0.8);
    }
  });

  it('stands still in silence', () => {
    const landscape = createSoundingLandscape('home-portrait', small, view, 0.3, sampleRate);
    const loud = music(2);
    for (let start = 0; start < loud.length; start += perFrame)
      landscape.listen(loud.subarray(start, start + perFrame), 1 / frameRate, 0);
    const moving = landscape.moment.t;
    expect(moving).toBeGreaterThan(0.4);
    for (let frame = 0; frame < 8 * frameRate; frame += 1) landscape.listen(silence, 1 / frameRate, 0);
    const stopped = landscape.moment.t;
    for (let frame = 0; frame < frameRate; frame += 1) landscape.listen(silence, 1 / frameRate, 0);
    expect(landscape.moment.t).toBeCloseTo(stopped, 4);
    expect(landscape.moment).toMatchObject({ kick: 0 });
    expect(Math.max(...landscape.moment.heard.levels.flatMap((row) => [...row]))).toBeLessThan(0.001);
  });
});

describe('the moment of the loop', () => {
  it('is that of the film, which opens at its poster', () => {
    expect(loopMoment(0)).toBeCloseTo(START / FRAMES);
    for (const seconds of [0, 3.2, 9.9]) expect(loopSeconds(loopMoment(seconds))).toBeCloseTo(seconds);
  });
});
