// node encode.mjs <folder> <scores> [name…]: <folder>/<name>.mkv + <scores>/<name>.wav -> lib/content/films/<name>.mp4 and <name>.<hash of the MP4>.webm
// Each file takes the first quality of its list that stays under TARGET bytes.
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { names } from './names.mjs';
import { DURATION } from './engine/time.mjs';

const TARGET = 950_000;
const [folder, scores, ...wanted] = process.argv.slice(2);
if (!scores) throw new Error('Usage: node encode.mjs <folder> <scores> [name…]');
const films = fileURLToPath(new URL('../../lib/content/films', import.meta.url));
const ffmpeg = (...options) =>
  execFileSync('ffmpeg', ['-v', 'error', '-y', ...options], { stdio: ['ignore', 'inherit', 'pipe'] });

const tags = [
  '-colorspace',
  'bt709',
  '-color_primaries',
  'bt709',
  '-color_trc',
  'bt709',
  '-color_range',
  'tv',
];
const picture = [
  '-vf',
  'scale=out_color_matrix=bt709:out_range=tv:flags=accurate_rnd+full_chroma_int,format=yuv420p',
  ...tags,
];

for (const name of wanted.length ? wanted : names) {
  const film = join(folder, `${name}.mkv`);
  const score = join(scores, `${name}.wav`);
  const sound = existsSync(score);
  if (!sound) console.warn(`${name}: no score, silent film`);
  const inputs = [
    '-i',
    film,
    ...(sound ? ['-i', score, '-map', '0:v', '-map', '1:a'] : []),
    '-map_metadata',
    '-1',
    '-t',
    DURATION.toFixed(6),
  ];
  const encode = (extension, qualities, options) => {
    const file = join(films, `${name}.${extension}`);
    for (const quality of qualities) {
      ffmpeg(...inputs, ...picture, '-crf', String(quality), '-g', '150', ...options, file);
      const { size } = statSync(file);
      console.log(`${name}.${extension}: crf ${quality}, ${size} bytes`);
      if (size <= TARGET) return;
    }
  };
  encode(
    'mp4',
    [22, 26, 29],
    [
      '-c:v',
      'libx264',
      '-profile:v',
      'high',
      '-preset',
      'slower',
      '-tune',
      'animation',
      ...(sound ? ['-c:a', 'aac', '-b:a', '112k'] : []),
      '-movflags',
      '+faststart',
    ],
  );
  const mp4 = readFileSync(join(films, `${name}.mp4`));
  const hash = createHash('sha256').update(mp4).digest('hex').slice(0, 10);
  encode(
    // The site takes files of such names for the same film.
    `${hash}.webm`,
    [34, 40, 46],
    ['-c:v', 'libsvtav1', '-preset', '5', ...(sound ? ['-c:a', 'libopus', '-b:a', '80k'] : [])],
  );
}
