// node check.mjs [name…]: finds titles that leave the margins or touch a line, and writes contact sheets to $OUT (or ./out).
import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openPage } from './browser.mjs';
import { names } from './names.mjs';
import { BEAT, BEATS } from './engine/time.mjs';

const out = process.env.OUT ?? 'out';
const wanted = process.argv.slice(2);
const { page, close } = await openPage();
let faults = 0;
for (const name of wanted.length ? wanted : names) {
  await page.evaluate((n) => window.openFilm(n), name);
  for (let b = 0; b <= BEATS; b += 0.125) {
    for (const fault of await page.evaluate((x) => window.audit(x), b)) {
      faults++;
      console.log(name, JSON.stringify(fault));
    }
  }
  const frames = join(out, 'sheet');
  mkdirSync(frames, { recursive: true });
  const count = Number(process.env.FRAMES ?? 12);
  for (let i = 0; i < count; i++) {
    const png = await page.evaluate((t) => window.frame(t), ((i + 0.6) * BEATS * BEAT) / count);
    writeFileSync(join(frames, `${String(i).padStart(2, '0')}.png`), Buffer.from(png, 'base64'));
  }
  const tile = (width, columns, file) => {
    const rows = Math.ceil(count / columns);
    const filter = `scale=${width}:-1:flags=area,tile=${columns}x${rows}:padding=6:color=gray`;
    const input = join(frames, '%02d.png');
    execFileSync('ffmpeg', [
      '-v',
      'error',
      '-y',
      '-i',
      input,
      '-vf',
      filter,
      '-frames:v',
      '1',
      join(out, file),
    ]);
  };
  tile(560, 3, `${name}-sheet.png`);
  tile(280, 4, `${name}-280.png`);
  rmSync(frames, { recursive: true });
}
await close();
console.log(faults ? `${faults} faults` : 'titles clear');
process.exitCode = faults ? 1 : 0;
