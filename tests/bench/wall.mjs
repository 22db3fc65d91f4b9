import sharp from 'sharp';
import { content } from '../site-content.ts';
import { figure } from './report.mjs';

/** How much slower a phone's processor is than this one. */
const slowdown = 4;
/** How long each screen is watched. */
const seconds = 60;

const screens = [
  { name: '1440 x 900', viewport: { width: 1440, height: 900 }, scale: 1, slowdown: 1 },
  {
    name: `390 x 844 at 2, processor ${slowdown} x slower`,
    viewport: { width: 390, height: 844 },
    scale: 2,
    slowdown,
  },
];

/** Ten seconds from here on the committed track is loudest. */
const loudestSecond = 29;
/** CSS px at the window's foot in which the merlons rise. */
const footPx = 120;

/** Runs in the page: when each frame was shown, and how long each long task took. */
function observe() {
  const seen = { frames: [], longTasks: [] };
  window.benchSeen = seen;
  const count = (now) => {
    seen.frames.push(now);
    requestAnimationFrame(count);
  };
  requestAnimationFrame(count);
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) seen.longTasks.push(duration);
  }).observe({ type: 'longtask' });
}

/** Relative luminance (WCAG 2) of each pixel. */
async function luminances(picture) {
  const { data } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const linear = (channel) =>
    channel / 255 <= 0.04045 ? channel / 255 / 12.92 : ((channel / 255 + 0.055) / 1.055) ** 2.4;
  const pixels = new Float32Array(data.length / 3);
  for (let i = 0; i < pixels.length; i += 1)
    pixels[i] =
      0.2126 * linear(data[3 * i]) + 0.7152 * linear(data[3 * i + 1]) + 0.0722 * linear(data[3 * i + 2]);
  return pixels;
}

/** The mean change of luminance from one picture to the next, and the share of pixels that change by more than a tenth. */
function change(before, after) {
  let sum = 0;
  let changed = 0;
  for (let i = 0; i < before.length; i += 1) {
    const difference = Math.abs(after[i] - before[i]);
    sum += difference;
    if (difference > 0.1) changed += 1;
  }
  return { mean: sum / before.length, changed: changed / before.length };
}

/** Pictures of the page for so many seconds: luminances of their pixels, and seconds since the first. */
async function record(session, page, seconds) {
  const shots = [];
  session.on('Page.screencastFrame', ({ data, metadata, sessionId }) => {
    shots.push({ picture: Buffer.from(data, 'base64'), time: metadata.timestamp });
    void session.send('Page.screencastFrameAck', { sessionId });
  });
  await session.send('Page.startScreencast', { format: 'jpeg', quality: 90, maxWidth: 480, maxHeight: 600 });
  await page.waitForTimeout(seconds * 1000);
  await session.send('Page.stopScreencast');
  const { width } = await sharp(shots[0].picture).metadata();
  const frames = [];
  for (const { picture, time } of shots)
    frames.push({ pixels: await luminances(picture), time: time - shots[0].time });
  return { frames, width };
}

/**
 * How often each pixel flashes in the worst second (WCAG 2.3.1: a flash is a pair of opposing changes of luminance of at least
 * a tenth, the darker state below 0.8).
 */
function flashesOf(frames) {
  const { length } = frames[0].pixels;
  const worst = new Uint8Array(length);
  const [changes, direction] = [new Uint8Array(length), new Int8Array(length)];
  const extreme = Float32Array.from(frames[0].pixels);
  let second = 0;
  for (const { pixels, time } of frames) {
    if (Math.floor(time) > second) {
      second = Math.floor(time);
      changes.fill(0);
    }
    for (let i = 0; i < length; i += 1) {
      const difference = pixels[i] - extreme[i];
      if (difference * direction[i] > 0) extreme[i] = pixels[i];
      else if (Math.abs(difference) >= 0.1 && Math.min(pixels[i], extreme[i]) < 0.8) {
        direction[i] = Math.sign(difference);
        extreme[i] = pixels[i];
        changes[i] += 1;
        worst[i] = Math.max(worst[i], changes[i] / 2);
      }
    }
  }
  return worst;
}

/** The largest share of pixels that flash more than three times a second in a block of 341 x 256 CSS px; WCAG allows a quarter. */
function flashingShare(flashes, width, scale) {
  const [blockWidth, blockHeight] = [Math.min(width, Math.round(341 * scale)), Math.round(256 * scale)];
  const height = flashes.length / width;
  let largest = 0;
  for (let top = 0; top + blockHeight <= height; top += 16)
    for (let left = 0; left + blockWidth <= width; left += 16) {
      let flashing = 0;
      for (let y = top; y < top + blockHeight; y += 1)
        for (let x = left; x < left + blockWidth; x += 1) if (flashes[y * width + x] > 3) flashing += 1;
      largest = Math.max(largest, flashing / (blockWidth * blockHeight));
    }
  return largest;
}

async function heapSize(session) {
  await session.send('HeapProfiler.collectGarbage');
  return (await session.send('Runtime.getHeapUsage')).usedSize;
}

async function watch({ browser, url, content }, { name, viewport, scale, slowdown: rate }) {
  const page = await browser.newPage({ viewport, deviceScaleFactor: scale });
  const session = await page.context().newCDPSession(page);
  const clip = { x: 0, y: viewport.height - footPx, width: viewport.width, height: footPx };
  const foot = async () => luminances(await page.screenshot({ clip }));
  await page.goto(url, { waitUntil: 'load' });
  await page.getByRole('button', { name: content.consent.banner.essential }).click();
  await page.waitForFunction(() => document.querySelector('video').currentTime > 0);
  const silent = await foot();
  await session.send('Emulation.setCPUThrottlingRate', { rate });
  await page.getByRole('button', { name: content.home.hero.unmute }).click();
  await page.waitForFunction(() => navigator.mediaSession.playbackState === 'playing');
  await page.waitForTimeout(2000);
  const heap = await heapSize(session);
  await page.evaluate(observe);
  await page.waitForTimeout(seconds * 1000);
  const { frames, longTasks } = await page.evaluate(() => window.benchSeen);
  const grown = (await heapSize(session)) - heap;
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  const { changed: footShare } = change(silent, await foot());

  await page.reload();
  await page.waitForFunction(() => document.querySelector('video').currentTime > 0);
  await page.getByRole('button', { name: content.home.hero.unmute }).click();
  await page.waitForFunction(() => navigator.mediaSession.playbackState === 'playing');
  await page.waitForTimeout(loudestSecond * 1000);
  const { frames: shown, width } = await record(session, page, 10);
  await page.close();
  const steps = shown.slice(1).map(({ pixels }, index) => change(shown[index].pixels, pixels).mean);
  const flashing = flashingShare(flashesOf(shown), width, width / viewport.width);
  const gaps = frames.slice(1).map((time, index) => time - frames[index]);
  return {
    page: name,
    'frames/s': figure((1000 * gaps.length) / (frames.at(-1) - frames[0]), 1),
    'gap p95 ms': figure(gaps.sort((a, b) => a - b)[Math.floor(gaps.length * 0.95)], 1),
    'longest task ms': figure(Math.max(0, ...longTasks)),
    'heap kB': figure(grown / 1000),
    'foot changed %': figure(100 * footShare, 1),
    'luminance step %': figure(100 * Math.max(...steps), 2),
    'flashing block %': figure(100 * flashing, 1),
  };
}

/**
 * Plays the music on the home page's first screen.
 * @param {import('./run.mjs').Setup} setup
 */
export async function benchWall({ browser, sites }) {
  const { url } = sites.at(-1);
  const rows = [];
  for (const screen of screens) rows.push(await watch({ browser, url, content }, screen));
  return [
    {
      title: 'The wall that plays',
      rows,
      note: `${seconds} s each. Foot: pixels of the last ${footPx} px that differ from silence. In the loudest ten seconds: the largest mean change of luminance between two frames, and the largest share of a block of 341 x 256 px that flashes more than three times a second.`,
    },
  ];
}
