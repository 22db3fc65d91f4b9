import { films, playable, shownFilm } from './playable.mjs';
import { NotTried } from './process.mjs';

/**
 * Runs in the page: keeps every context, sound element and worker made from now on, and every complaint, and counts what
 * the workers are told to draw.
 */
function watchSound() {
  const made = { contexts: [], elements: [], workers: 0, drawn: 0, complaints: [] };
  window.madeSound = made;
  const [Context, Sound, Thread] = [window.AudioContext, window.Audio, window.Worker];
  window.AudioContext = class extends Context {
    constructor(...given) {
      super(...given);
      made.contexts.push(this);
    }
  };
  window.Audio = class extends Sound {
    constructor(...given) {
      super(...given);
      made.elements.push(this);
    }
  };
  window.Worker = class extends Thread {
    constructor(...given) {
      super(...given);
      made.workers += 1;
    }
    postMessage(...given) {
      made.drawn += 1;
      super.postMessage(...given);
    }
    terminate() {
      made.workers -= 1;
      super.terminate();
    }
  };
  for (const level of ['error', 'warn']) {
    console[level] = (...words) => made.complaints.push(words.map(String).join(' '));
  }
  window.addEventListener('error', ({ message }) => made.complaints.push(message));
  window.addEventListener('unhandledrejection', ({ reason }) => made.complaints.push(String(reason)));
}

/** Runs in the page: whether what sounds, what draws and the music's button say the same. */
function soundIs(state) {
  const { contexts, elements, workers } = window.madeSound;
  const button = document.querySelector('button[aria-pressed]');
  const running =
    contexts.filter((context) => context.state === 'running').length +
    elements.filter((element) => !element.paused && element.currentTime > 0).length;
  if (state === 'off') return running === 0 && workers === 0 && button?.ariaPressed !== 'true';
  return running === 1 && workers <= 1 && button?.ariaPressed === 'true' && 'sounds';
}

/** Runs in the page: 'sounds', or what is logged because nothing can, or undefined while neither is so. */
function soundOrFailure() {
  const { contexts, elements, complaints } = window.madeSound;
  const heard = (element) => !element.paused && element.currentTime > 0;
  const pressed = document.querySelector('button[aria-pressed]').ariaPressed === 'true';
  if (!pressed) return complaints[0];
  return contexts.some(({ state }) => state === 'running') || elements.some(heard) ? 'sounds' : undefined;
}

/** Runs in the page: figures of the live drawing once it has taken the film's place, or why there is none. */
function drawnLandscape() {
  const canvas = document.querySelector('video ~ div canvas');
  if (!('transferControlToOffscreen' in HTMLCanvasElement.prototype)) return 'the film stays';
  if (!canvas || getComputedStyle(canvas).opacity !== '1') return undefined;
  return `drawn at ${canvas.width} x ${canvas.height}`;
}

/** Runs in the page: real clicks are too slow for this; the music has been allowed by one before. */
async function startAndStop(times) {
  for (let time = 0; time < 2 * times; time += 1) {
    document.querySelector('button[aria-pressed]').click();
    await new Promise((resolve) => setTimeout(resolve, 5000 / (2 * times)));
  }
}

/** Runs in the page: whether the music sounds by a context, which can be drawn; without a sound device none runs. */
function contextRuns() {
  return window.madeSound.contexts.some((context) => context.state === 'running');
}

/** Runs in the page: from now on keeps how far clock, music and drawing are whenever the tab is hidden or shown. */
function watchHiding() {
  const { madeSound } = window;
  window.tabChanges = [];
  window.soundMoment = () => ({
    clock: performance.now() / 1000,
    music: madeSound.contexts[0].currentTime,
    drawn: madeSound.drawn,
  });
  document.addEventListener('visibilitychange', () => window.tabChanges.push(window.soundMoment()));
}

/** Runs in the page: whether the drawing moves on since the tab came back, and the music has not stood still meanwhile. */
function wentOn([left, back]) {
  const now = window.soundMoment();
  const behind = now.clock - left.clock - (now.music - left.music);
  return now.drawn > back.drawn + 10 && behind < (back.clock - left.clock) / 2;
}

/** The home page, its film playing and its music on. */
async function startMusic(page, { url, content, routes }) {
  // As wide as the header's links need.
  await page.resize(1400, 900);
  await page.goto(url + routes.home);
  await playable(page, films);
  // A click that means nothing, so that sound is allowed.
  await page.click('button', content.faq.entries[0].question);
  await page.run(watchSound);
  await page.run(() => window.scrollTo(0, 0));
  await page.until('no frames of the background film', shownFilm, 'video.film');
  await page.click('button', content.home.hero.unmute);
  const outcome = await page.until('the music does not start, nor is its failure logged', soundOrFailure);
  if (outcome !== 'sounds') throw new NotTried(`no sound on this machine: ${outcome}`);
}

/** Runs in the page: by what the music sounded. */
function soundSource() {
  return window.madeSound.elements.some((element) => element.loop) ? 'by an element' : 'by Web Audio';
}

async function expectNoComplaints(page) {
  const complaints = await page.run(() => window.madeSound.complaints);
  if (complaints.length > 0) throw new Error(complaints.join('; '));
}

/** @type {import('./checks.mjs').Check[]} */
export const musicChecks = [
  {
    name: 'the landscape is drawn while the music sounds',
    async run(page, site) {
      await startMusic(page, site);
      if (!(await page.run(contextRuns))) throw new NotTried('no audio context runs on this machine');
      const figures = await page.until('the landscape is not drawn', drawnLandscape);
      await page.click('button', site.content.home.hero.mute);
      await page.until('something goes on after the music', soundIs, 'off');
      await page.until('the film does not come back', () => !document.querySelector('video ~ div canvas'));
      await expectNoComplaints(page);
      return figures;
    },
  },
  {
    name: 'in a tab that is hidden and come back to the music goes on, and the drawing rests meanwhile',
    async run(page, site) {
      await startMusic(page, site);
      if (!(await page.run(contextRuns))) throw new NotTried('no audio context runs on this machine');
      const drawing = await page.until('the landscape is not drawn', drawnLandscape);
      if (drawing === 'the film stays') throw new NotTried(drawing);
      await page.run(watchHiding);
      await page.visitInFront(site.url + site.routes.gallery);
      const changes = await page.run(() => window.tabChanges);
      if (changes.length === 0) throw new NotTried('this browser hides no tab behind another');
      const [left, back] = changes;
      const figures = `${(back.clock - left.clock).toFixed(1)} s, ${back.drawn - left.drawn} frames drawn meanwhile`;
      if (back.drawn - left.drawn > 2) throw new Error(figures);
      await page.until(`music or drawing has stood still: ${figures}`, wentOn, changes);
      await page.until('button and sound do not agree', soundIs, 'on');
      await page.click('button', site.content.home.hero.mute);
      await page.until('something goes on after the music', soundIs, 'off');
      await expectNoComplaints(page);
      return figures;
    },
  },
  {
    name: 'ten starts and stops and a page left in between leave nothing running',
    async run(page, site) {
      const { content } = site;
      await startMusic(page, site);
      await page.run(startAndStop, 10);
      await page.until('the music is not on after an even number of clicks', soundIs, 'on');
      await page.click('header a', content.navigation.button.label);
      await page.until('something goes on without the page', soundIs, 'off');
      await page.run(() => window.history.back());
      await page.click('button', content.home.hero.unmute);
      await page.until('the music does not start again', soundIs, 'on');
      await page.click('button', content.home.hero.mute);
      await page.until('something goes on after the music', soundIs, 'off');
      await expectNoComplaints(page);
      return page.run(soundSource);
    },
  },
];
