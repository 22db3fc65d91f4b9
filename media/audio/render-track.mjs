// node render-track.mjs <file.wav>: writes the site's track, which is one lap of 32 bars and then its first 0.25 s again.
import { master } from './master.mjs';
import { SAMPLE_RATE } from './timeline.mjs';
import { compose } from './track/compose.mjs';
import { writeWav } from './wav.mjs';

const file = process.argv[2];
if (!file) {
  console.error('Usage: node render-track.mjs <file.wav>');
  process.exit(1);
}

// The page loops from 0.1 s to 0.1 s plus one lap. Thanks to the repeated stretch both sides of the jump are the same music,
// however much silence (up to 0.1 s) the codec adds at the beginning.
const WRAP = Math.round(0.25 * SAMPLE_RATE);
const { timeline, mix } = compose();
const wrapped = master(timeline, mix, { target: -15, ceiling: -2.5 }).map((channel) => {
  const out = new Float32Array(channel.length + WRAP);
  out.set(channel);
  out.set(channel.subarray(0, WRAP), channel.length);
  return out;
});
writeWav(file, wrapped);
console.log(`lap ${timeline.frames} frames = ${(timeline.frames / SAMPLE_RATE).toFixed(6)} s`);
