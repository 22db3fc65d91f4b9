// node render-track.mjs <file.wav>   The site's track: 32 bars, one lap, plus its first 0.25 s repeated at the end.
import { master } from './master.mjs';
import { SAMPLE_RATE } from './timeline.mjs';
import { compose } from './track/compose.mjs';
import { writeWav } from './wav.mjs';

const file = process.argv[2];
if (!file) {
  console.error('Usage: node render-track.mjs <file.wav>');
  process.exit(1);
}

// The repeated stretch lets the page loop from 0.1 s to 0.1 s + one lap: both sides of the jump are the same music,
// whatever silence the codec adds at the beginning.
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
