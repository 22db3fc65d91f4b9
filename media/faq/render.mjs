// node render.mjs <folder> [name…]: draws every frame into <folder>/<name>.mkv without loss, and the poster into lib/content.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { openPage } from './browser.mjs';
import { names } from './names.mjs';
import { BEAT, FPS, FRAMES } from './engine/time.mjs';

const [folder, ...wanted] = process.argv.slice(2);
if (!folder) throw new Error('Usage: node render.mjs <folder> [name…]');
const pictures = fileURLToPath(new URL('../../lib/content/pictures', import.meta.url));
mkdirSync(folder, { recursive: true });

const { page, close } = await openPage();
const frame = async (t) => Buffer.from(await page.evaluate((time) => window.frame(time), t), 'base64');

for (const name of wanted.length ? wanted : names) {
  const film = await page.evaluate((n) => window.openFilm(n), name);
  writeFileSync(join(pictures, `poster-${name}.png`), await frame(film.poster * BEAT));

  const input = `-f image2pipe -framerate ${FPS} -c:v png -i -`;
  const output = '-c:v libx264rgb -qp 0 -preset veryfast';
  const args = ['-v', 'error', '-y', ...input.split(' '), ...output.split(' '), join(folder, `${name}.mkv`)];
  const ffmpeg = spawn('ffmpeg', args, { stdio: ['pipe', 'inherit', 'inherit'] });
  for (let i = 0; i < FRAMES; i++)
    if (!ffmpeg.stdin.write(await frame(i / FPS))) await once(ffmpeg.stdin, 'drain');
  ffmpeg.stdin.end();
  const [code] = await once(ffmpeg, 'close');
  if (code) throw new Error(`ffmpeg ended with ${code}`);
  console.log(`${name}: ${FRAMES} frames`);
}
await close();
