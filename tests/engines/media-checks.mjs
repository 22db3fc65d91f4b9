import { musicChecks } from './music-checks.mjs';
import { films, playable, shownFilm } from './playable.mjs';
import { NotTried } from './process.mjs';

/** Runs in the page: the address of the film's file, empty before it is chosen. */
function chosenFile(selector) {
  return document.querySelector(selector)?.currentSrc;
}

/** Runs in the page. */
async function playMuted(selector) {
  const film = document.querySelector(selector);
  film.muted = true;
  await film.play();
}

/** Runs in the page: how many captions the film's Spanish track has loaded. */
function captionCount(selector) {
  const track = document.querySelector(selector).textTracks[0];
  return track?.language === 'es' && track.mode === 'showing' ? track.cues?.length : 0;
}

/** Runs in the page: length in seconds and loudest sample (1 is full scale) of a sound file. */
async function decodedSound(file) {
  const response = await window.fetch(file);
  if (!response.ok) throw new Error(`${file} answered ${response.status}`);
  const context = new window.OfflineAudioContext(2, 1, 48_000);
  const buffer = await context.decodeAudioData(await response.arrayBuffer());
  const samples = buffer.getChannelData(0);
  let peak = 0;
  for (let index = 0; index < samples.length; index += 7) peak = Math.max(peak, Math.abs(samples[index]));
  return { seconds: buffer.duration, peak };
}

/** @type {import('./checks.mjs').Check[]} */
export const mediaChecks = [
  {
    name: 'the background film plays by itself, muted',
    async run(page, { url, routes }) {
      await page.goto(url + routes.home);
      await playable(page, films);
      const still = await page.run(() => window.matchMedia('(prefers-reduced-motion: reduce)').matches);
      if (still) throw new NotTried('this machine asks for reduced motion, so there is only the poster');
      const figures = await page.until('no frames of the background film', shownFilm, 'video.film');
      const muted = await page.run(() => document.querySelector('video.film').muted);
      if (!muted) throw new Error('it is not muted');
      return figures;
    },
  },
  {
    name: 'a question film plays, with Spanish captions',
    async run(page, { url, content, routes, sections }) {
      const { id, question } = content.faq.entries.find(({ video, captions }) => video && captions);
      const film = `#faq-${id} video`;
      await page.goto(url + routes.home);
      await playable(page, films);
      await page.click(`#${sections.faq} button`, question);
      // Asked to play before it has chosen a file, WebKitGTK neither plays nor says so.
      await page.until('the question film chooses no file', chosenFile, film);
      await page.run(playMuted, film);
      const figures = await page.until('no frames of the question film', shownFilm, film);
      const captions = await page.until('no captions', captionCount, film);
      return `${figures}; ${captions} captions`;
    },
  },
  {
    name: 'the music decodes',
    async run(page, { url, content, routes }) {
      const { webm, m4a, loopEnd } = content.site.track;
      const types = { 'audio/webm; codecs=opus': webm, 'audio/mp4; codecs=mp4a.40.2': m4a };
      await page.goto(url + routes.home);
      const figures = [];
      for (const type of await playable(page, Object.keys(types))) {
        const { seconds, peak } = await page.run(decodedSound, types[type]);
        if (seconds < loopEnd)
          throw new Error(`${types[type]}: ${seconds} s, but the loop ends at ${loopEnd} s`);
        if (peak < 0.05) throw new Error(`${types[type]} is silent`);
        figures.push(`${types[type].split('/').pop()} ${seconds.toFixed(2)} s, peak ${peak.toFixed(2)}`);
      }
      return figures.join('; ');
    },
  },
  ...musicChecks,
];
