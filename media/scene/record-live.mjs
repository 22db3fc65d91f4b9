// Records the home page's landscape as it sounds: 20 s at 1440x900 and at 390x844. For the eye, not for the site.
// node media/scene/record-live.mjs <address of the running site> <folder> [width height]
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
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

/** Keeps what the page shows for so long in `into`, each picture from its own moment on; returns the list for ffmpeg. */
async function recordPictures(page, into) {
  const session = await page.context().newCDPSession(page);
  const pictures = [];
  session.on('Page.screencastFrame', ({ data, metadata, sessionId }) => {
    void session.send('Page.screencastFrameAck', { sessionId });
    const file = path.join(into, `${pictures.length}.jpg`);
    writeFileSync(file, data, 'base64');
    pictures.push({ file, moment: metadata.timestamp });
  });
  await session.send('Page.startScreencast', { format: 'jpeg', quality: 92 });
  await page.waitForTimeout(SECONDS * 1000);
  await session.send('Page.stopScreencast');
  const list = path.join(into, 'pictures.txt');
  const lines = pictures.map(
    ({ file, moment }, index) =>
      `file '${file}'\nduration ${((pictures[index + 1]?.moment ?? moment) - moment).toFixed(4)}`,
  );
  writeFileSync(list, `ffconcat version 1.0\n${lines.join('\n')}\n`);
  return list;
}

const browser = await chromium.launch({ executablePath: await findChromium(), args: chromiumArgs });
for (const [width, height] of sizes) {
  const raw = mkdtempSync(path.join(tmpdir(), 'live-'));
  const page = await browser.newPage({ viewport: { width, height } });
  await page.goto(address);
  await page.getByRole('button', { name: consent.banner.essential }).click();
  // Without the notice about it.
  await page.reload();
  await page.waitForFunction(() => document.querySelector('video').currentTime > 0);
  await page.getByRole('button', { name: home.hero.unmute }).click();
  await page.waitForFunction(() => navigator.mediaSession.playbackState === 'playing');
  const list = await recordPictures(page, raw);
  await page.close();
  const file = path.join(folder, `live-${width}x${height}.mp4`);
  const pictures = ['-safe', '0', '-f', 'concat', '-i', list];
  const sound = ['-ss', `${site.track.loopStart}`, '-i', `public${site.track.webm}`];
  const film = ['-t', `${SECONDS}`, '-r', '30', '-c:v', 'libx264', '-crf', '29', '-pix_fmt', 'yuv420p'];
  const output = [...film, '-c:a', 'aac', '-movflags', '+faststart', file];
  const { status, stderr } = spawnSync('ffmpeg', ['-v', 'error', '-y', ...pictures, ...sound, ...output]);
  rmSync(raw, { recursive: true });
  if (status !== 0) throw new Error(`${file}: ${stderr}`);
  console.log(file);
}
await browser.close();
