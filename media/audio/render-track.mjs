// node render-track.mjs <file.wav>: writes the site's track.
import { fade, master } from './master.mjs';
import { SAMPLE_RATE } from './timeline.mjs';
import { compose } from './track/compose.mjs';
import { writeWav } from './wav.mjs';

const file = process.argv[2];
if (!file) {
  console.error('Usage: node render-track.mjs <file.wav>');
  process.exit(1);
}

const { timeline, mix } = compose();
fade(mix, { fadeIn: 0.01, fadeOut: 1.6 });
writeWav(file, master(mix, { target: -15, ceiling: -2.5 }));
console.log(`${(timeline.frames / SAMPLE_RATE).toFixed(3)} s`);
