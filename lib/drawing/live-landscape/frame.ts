/* One frame of the live drawing: the film's picture, with what is heard. */
import { spread } from '../landscape/bloom';
import { layerRows, type Heard } from '../landscape/heights';
import { buildLandscape, type Landscape, type Scene } from '../landscape/landscape';
import {
  filmLight,
  lampLight,
  lampShape,
  lampTint,
  slowLight,
  starLight,
  starTint,
} from '../landscape/light';
import { createAir } from './air';
import { columnEncoder } from './columns';
import { groundPainter } from './ground';
import { LIGHT } from './pixels';

/** What a frame shows. */
export interface Moment {
  /** Of the loop, 0 to 1. */
  t: number;
  /** What the lines carry; without, they breathe as in the film. */
  heard?: Heard;
  /** The kick (0 to 1) swells the light behind the building, the highs (0 to 1) stars and windows. */
  kick: number;
  highs: number;
}

/** Part of the picture that is seen, in px; the rest is left as it was. */
export interface View {
  left: number;
  right: number;
  bottom: number;
}

/** A lamp's light on one px. */
interface Spot {
  lamp: number;
  x: number;
  y: number;
  glow: number;
}

function lampSpots(land: Landscape): Spot[] {
  return land.lampList.flatMap((lamp, index) => {
    const middle = land.horizonPx - lamp.y;
    const left = Math.floor(lamp.x - 2.2 * lamp.rx);
    const top = Math.floor(middle - 2.2 * lamp.ry);
    const across = Math.ceil(4.4 * lamp.rx) + 1;
    return Array.from({ length: across * (Math.ceil(4.4 * lamp.ry) + 1) }, (_, place) => {
      const x = left + (place % across);
      const y = top + Math.floor(place / across);
      const glow = lampShape(lamp, (x + 0.5 - lamp.x) / lamp.rx, (y + 0.5 - middle) / lamp.ry);
      return { lamp: index, x, y, glow };
    }).filter(({ x, y, glow }) => glow > 0.002 && x >= 0 && x < land.width && y >= 0 && y < land.height);
  });
}

/**
 * Paints a film's scene, at `detail` times its size, into RGBA pixels. The first frame also reckons the bloom, which
 * later frames only brighten and dim.
 */
export function createLiveFrame(scene: Scene & { width: number; height: number }, detail = 1) {
  const width = Math.round(scene.width * detail);
  const height = Math.round(scene.height * detail);
  const land = buildLandscape({ ...scene, width, height, samples: 1, scale: (scene.scale ?? 1) * detail });
  const rows = layerRows(land, 4);
  const air = createAir(land);
  const ground = groundPainter(land, rows, air);
  const encoder = columnEncoder(land, air);
  const { grid, bloom } = air;
  const spots: (Spot[] | undefined)[] = [];
  for (const spot of lampSpots(land)) (spots[spot.x] ??= []).push(spot);
  const lights = new Float32Array(land.lampList.length);
  let begun = false;

  function paintStars(x: number, end: number, { t, highs }: Moment) {
    for (const star of land.stars[x]!) {
      const light = starLight(star, t, land.horizonPx) * LIGHT * (1 + 1.6 * highs);
      const y = star.y | 0;
      for (let below = 0; below < 2 && y + below < end; below++) {
        const share = light * (below ? star.y - y : 1 - star.y + y);
        const lit = (c: number) => encoder.skyAt(x, y + below, c) + share * starTint(star.w, c);
        encoder.put(x, y + below, lit(0), lit(1), lit(2));
      }
    }
  }

  function paintLamps(x: number) {
    const { column } = ground;
    for (const { lamp, y, glow } of spots[x] ?? [])
      for (let c = 0; c < 3; c++)
        column[y * 3 + c] = column[y * 3 + c]! + lampTint(land, c) * glow * lights[lamp]! * LIGHT;
  }

  function paintColumn(x: number, bottom: number, moment: Moment) {
    const { start, crest } = ground.outline(x);
    encoder.open(x, start, crest, bottom, ground.column);
    ground.paint(x, false);
    paintLamps(x);
    encoder.encodeSky(x, Math.min(start, bottom));
    encoder.encodeGround(x, start, bottom, ground.column);
    paintStars(x, Math.min(start, bottom), moment);
  }

  /** Bloom of this very frame: its lines, painted once without being shown, and its lamps. */
  function reckonBloom() {
    for (let x = 0; x < width; x++) {
      ground.outline(x);
      ground.paint(x, true);
      for (const { lamp, y, glow } of spots[x] ?? []) {
        const cell = (((y / grid.step) | 0) * grid.columns + ((x / grid.step) | 0)) * 3;
        const part = (glow * lights[lamp]! * 3) / (grid.step * grid.step);
        for (let c = 0; c < 3; c++) bloom[cell + c] = bloom[cell + c]! + lampTint(land, c) * part;
      }
    }
    spread(bloom, grid, land.scale);
  }

  function paint(picture: Uint32Array, moment: Moment, { left, right, bottom }: View) {
    const { t, heard, kick, highs } = moment;
    const film = filmLight(land, t);
    const breath = heard?.breath ?? 1;
    const calm = land.glowPower * (0.95 + 0.09 * slowLight(t));
    const power = calm + (film.power - calm) * breath + land.glowPower * 0.5 * kick;
    const pulse = film.pulse * breath + 2.2 * highs;
    for (const [index, lamp] of land.lampList.entries()) lights[index] = lampLight(lamp, t, pulse);
    rows.update(t, heard);
    ground.update(t, power);
    if (!begun) {
      begun = true;
      air.begin(t);
      reckonBloom();
    }
    air.update(t, power, 1 + 0.5 * kick);
    for (let x = left, from = left; x < right; x++) {
      paintColumn(x, bottom, moment);
      if ((x + 1) % encoder.block > 0 && x + 1 < right) continue;
      encoder.flush(picture, from, x, bottom);
      from = x + 1;
    }
  }

  return { width, height, land, rows, paint };
}
