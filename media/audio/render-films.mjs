// node render-films.mjs <folder> [name...]: writes the scores of the question films as WAV, 8 bars (16.552 s) each.
import { mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fade, master } from './master.mjs';
import { writeWav } from './wav.mjs';

/** The names of the films. Each has one score in films/. */
const NAMES = readdirSync(new URL('films/', import.meta.url)).map((file) => file.replace('.mjs', ''));
const [folder, ...chosen] = process.argv.slice(2);
if (!folder || chosen.some((name) => !NAMES.includes(name))) {
  console.error(`Usage: node render-films.mjs <folder> [${NAMES.join(' | ')}]`);
  process.exit(1);
}

mkdirSync(folder, { recursive: true });
for (const name of chosen.length ? chosen : NAMES) {
  const { compose } = await import(`./films/${name}.mjs`);
  const { timeline, mix } = compose();
  fade(mix, { fadeIn: 0.01, fadeOut: 1.1 });
  const out = master(mix, { target: -17, ceiling: -3 });
  writeWav(join(folder, `${name}.wav`), out);
  console.log(`${name}.wav ${(timeline.frames / 48000).toFixed(3)} s`);
}
