// Records the home page's landscape as it sounds: 20 s at 1440x900 and at 390x844. For the eye, not for the site.
// node media/scene/record-live.mjs <address of the running site> <folder> [width height]
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium } from 'playwright';
import { chromiumArgs, findChromium } from '../../scripts/find-chromium.mjs';
import { loadContent } from '../../scripts/load-content.mjs';

const SECONDS = 20;
const [address, folder, ...size] = process.argv.slice(2);
if (!address || !folder) throw new Error('Usage: record-live.mjs <address> <folder> [width height]');
const sizes =
  size.length === 2
    ? [size.map(Number)]
    : [
        [1440, 900],
        [390, 844],
      ];

const { home, consent, site } = await loadContent();
const browser = await chromium.launch({ executablePath: await findChromium(), args: chromiumArgs });
for (const [width, height] of sizes) {
  const raw = mkdtempSync(path.join(tmpdir(), 'live-'));
  const context = await browser.newContext({
    viewport: { width, height },
    recordVideo: { dir: raw, size: { width, height } },
  });
  const page = await context.newPage();
  const opened = Date.now();
  await page.goto(address);
  await page.getByRole('button', { name: consent.banner.essential }).click();
  await page.waitForFunction(() => document.querySelector('video').currentTime > 0);
  await page.getByRole('button', { name: home.hero.unmute }).click();
  await page.waitForFunction(() => navigator.mediaSession.playbackState === 'playing');
  const begun = (Date.now() - opened) / 1000;
  await page.waitForTimeout(SECONDS * 1000);
  const film = await page.video().path();
  await context.close();
  const file = path.join(folder, `live-${width}x${height}.mp4`);
  const track = `public${site.track.webm}`;
  const inputs = ['-ss', `${begun}`, '-i', film, '-ss', `${site.track.loopStart}`, '-i', track];
  const output = [
    '-t',
    `${SECONDS}`,
    '-c:v',
    'libx264',
    '-crf',
    '18',
    '-pix_fmt',
    'yuv420p',
    '-c:a',
    'aac',
    file,
  ];
  const { status, stderr } = spawnSync('ffmpeg', ['-v', 'error', '-y', ...inputs, ...output]);
  rmSync(raw, { recursive: true });
  if (status !== 0) throw new Error(`${file}: ${stderr}`);
  console.log(file);
}
await browser.close();
