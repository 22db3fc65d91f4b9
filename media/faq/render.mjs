// node render.mjs <folder> [name…]: draws every frame into <folder>/<name>.mkv (lossless) and writes posters and captions to public/faq.
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { openPage } from './browser.mjs';
import { names } from './names.mjs';
import { BEAT, BEATS, DURATION, FPS, FRAMES } from './engine/time.mjs';

const [folder, ...wanted] = process.argv.slice(2);
if (!folder) throw new Error('Usage: node render.mjs <folder> [name…]');
const site = fileURLToPath(new URL('../../public/faq', import.meta.url));
mkdirSync(folder, { recursive: true });
mkdirSync(site, { recursive: true });

const clock = (beat) => {
  const t = Math.min(beat, BEATS) * BEAT;
  return `00:00:${Math.min(t, DURATION).toFixed(3).padStart(6, '0')}`;
};
/** WebVTT text of [[from, to, text]…] in beats; a line over 38 characters is an error. */
function webvtt(captions) {
  const cues = captions.map(([from, to, text]) => {
    const long = text.split('\n').find((line) => line.length > 38);
    if (long) throw new Error(`Caption too long: ${long}`);
    return `${clock(from)} --> ${clock(to)}\n${text}`;
  });
  return `WEBVTT\n\n${cues.join('\n\n')}\n`;
}

const { page, close } = await openPage();
const frame = async (t) => Buffer.from(await page.evaluate((time) => window.frame(time), t), 'base64');

for (const name of wanted.length ? wanted : names) {
  const film = await page.evaluate((n) => window.openFilm(n), name);
  writeFileSync(join(site, `${name}.vtt`), webvtt(film.captions));

  const still = join(folder, `${name}.png`);
  writeFileSync(still, await frame(film.poster * BEAT));
  const poster = (...options) =>
    execFileSync('ffmpeg', ['-v', 'error', '-y', '-i', still, '-frames:v', '1', ...options]);
  const jpeg = join(site, `${name}.jpg`);
  for (let quality = 3; quality < 16; quality++) {
    poster(
      '-vf',
      'scale=960:540:flags=area:out_color_matrix=bt601:out_range=pc',
      '-pix_fmt',
      'yuvj420p',
      '-huffman',
      'optimal',
      '-q:v',
      String(quality),
      jpeg,
    );
    if (statSync(jpeg).size <= 34_000) break;
  }
  poster(
    '-vf',
    'scale=out_color_matrix=bt709:out_range=pc',
    '-pix_fmt',
    'yuv444p',
    '-c:v',
    'libaom-av1',
    '-still-picture',
    '1',
    '-crf',
    '30',
    '-cpu-used',
    '4',
    '-color_range',
    'pc',
    '-colorspace',
    'bt709',
    '-color_primaries',
    'bt709',
    '-color_trc',
    'iec61966-2-1',
    join(site, `${name}.avif`),
  );

  const input = ['-f', 'image2pipe', '-framerate', String(FPS), '-c:v', 'png', '-i', '-'];
  const ffmpeg = spawn(
    'ffmpeg',
    [
      '-v',
      'error',
      '-y',
      ...input,
      '-c:v',
      'libx264rgb',
      '-qp',
      '0',
      '-preset',
      'veryfast',
      join(folder, `${name}.mkv`),
    ],
    {
      stdio: ['pipe', 'inherit', 'inherit'],
    },
  );
  for (let i = 0; i < FRAMES; i++)
    if (!ffmpeg.stdin.write(await frame(i / FPS))) await once(ffmpeg.stdin, 'drain');
  ffmpeg.stdin.end();
  const [code] = await once(ffmpeg, 'close');
  if (code) throw new Error(`ffmpeg ended with ${code}`);
  console.log(`${name}: ${FRAMES} frames`);
}
await close();
