// node encode.mjs <folder> <scores> [name…]: joins <folder>/<name>.mkv and <scores>/<name>.wav into lib/content/films/<name>.mp4
// and <name>.<hash of the MP4>.webm. Each file has the best quality of its list that stays below MAX_BYTES bytes.
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { names } from './names.mjs';
import { DURATION } from './engine/time.mjs';

const MAX_BYTES = 960_000;
const [folder, scores, ...wanted] = process.argv.slice(2);
if (!scores) throw new Error('Usage: node encode.mjs <folder> <scores> [name…]');
const films = fileURLToPath(new URL('../../lib/content/films', import.meta.url));
const ffmpeg = (...options) =>
  execFileSync('ffmpeg', ['-v', 'error', '-y', ...options], { stdio: ['ignore', 'inherit', 'pipe'] });

const filter = 'scale=out_color_matrix=bt709:out_range=tv:flags=accurate_rnd+full_chroma_int,format=yuv420p';
const tags = '-colorspace bt709 -color_primaries bt709 -color_trc bt709 -color_range tv';
const picture = ['-vf', filter, ...tags.split(' ')];
// Every hardware decoder plays level 4.0 with 4 reference frames; the tune alone would take 16 and level 5.0.
const h264 =
  '-c:v libx264 -profile:v high -level 4.0 -refs 4 -preset slower -tune animation -c:a aac -b:a 112k -movflags +faststart';
const av1 = '-c:v libsvtav1 -preset 5 -c:a libopus -b:a 80k';

for (const name of wanted.length ? wanted : names) {
  const inputs = ['-i', join(folder, `${name}.mkv`), '-i', join(scores, `${name}.wav`)];
  const streams = ['-map', '0:v', '-map', '1:a', '-map_metadata', '-1', '-t', DURATION.toFixed(6)];
  const encode = (file, qualities, codecs) => {
    const path = join(films, file);
    for (const quality of qualities) {
      const options = ['-crf', String(quality), '-g', '150', ...codecs.split(' ')];
      ffmpeg(...inputs, ...streams, ...picture, ...options, path);
      const { size } = statSync(path);
      console.log(`${file}: crf ${quality}, ${size} bytes`);
      if (size <= MAX_BYTES) return;
    }
  };
  encode(`${name}.mp4`, [22, 26, 29], h264);
  const mp4 = readFileSync(join(films, `${name}.mp4`));
  // By the hash in its name the site knows that the WebM is the same film.
  const hash = createHash('sha256').update(mp4).digest('hex').slice(0, 10);
  encode(`${name}.${hash}.webm`, [34, 40, 46], av1);
}
