import { setTimeout as delay } from 'node:timers/promises';

/** @typedef {'navigate' | 'resize' | 'script' | 'click' | 'actions' | 'tab' | 'newTab' | 'showTab' | 'closeTab'} Command */

/**
 * @typedef {object} Engine a running browser
 * @property {string} version
 * @property {(command: Command, parameters?: object) => Promise<unknown>} send one command of WebDriver, whatever carries it
 * @property {() => Promise<void>} stop
 */

/** WebDriver's name of an element reference. */
const elementKey = 'element-6066-11e4-a52e-4f735466cecf';

const patience = 20_000;
const blank = 'about:blank';

/**
 * Runs in the page: the visible element of a selector whose name is this, brought to the middle of the window, once it
 * has stopped moving and nothing lies over it.
 */
async function findByName(selector, name) {
  const nameOf = (element) => element.getAttribute('aria-label') ?? element.innerText;
  const found = [...document.querySelectorAll(selector)].find(
    (element) => nameOf(element).trim() === name && element.getClientRects().length > 0,
  );
  if (!found) return undefined;
  found.scrollIntoView({ block: 'center', behavior: 'instant' });
  const before = found.getBoundingClientRect();
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  const { left, top, width, height } = found.getBoundingClientRect();
  const hit = document.elementFromPoint(left + width / 2, top + height / 2);
  return before.top === top && before.left === left && found.contains(hit) ? found : undefined;
}

/** Runs in the page: whether it is the blank one or another, and all of its HTML is there. */
function isRead(blankPage, expected) {
  return (document.URL === blankPage) === expected && document.readyState !== 'loading';
}

/** A script that a new document cuts short has found nothing. */
const cutShort = /unload|no such (frame|window)|context/i;

/**
 * What the checks do with a page, the same in every engine.
 * @param {Engine} engine
 */
export function openPage({ send }) {
  /**
   * Runs a function in the page; it sees nothing of this file, and its result must be JSON or an element.
   * @throws {Error} with the page's own message
   */
  async function run(task, ...args) {
    const script = `
      const values = [...arguments];
      const done = values.pop();
      (async () => (${task})(...values))().then((value) => done({ value }), (error) => done({ problem: String(error) }));`;
    const { value, problem } = await send('script', { script, args });
    if (problem) throw new Error(problem);
    return value;
  }

  /**
   * Waits until a function in the page returns something truthy, and returns that.
   * @param {string} what said when it does not come
   */
  async function until(what, task, ...args) {
    for (const start = Date.now(); Date.now() - start < patience; await delay(100)) {
      const value = await run(task, ...args).catch((error) => {
        if (!cutShort.test(error.message)) throw error;
      });
      if (value) return value;
    }
    throw new Error(`${what}: not within ${patience / 1000} s`);
  }

  /** A new document, also of the address at hand. Ends when it is read; checks wait for what else they need. */
  async function goto(url) {
    await send('navigate', { url: blank });
    await until('no blank page', isRead, blank, true);
    await send('navigate', { url });
    await until(`no ${url}`, isRead, blank, false);
  }

  return {
    run,
    until,
    goto,
    /** Opens an address in a tab before this one, and comes back when it is read. */
    async visitInFront(url) {
      const here = await send('tab');
      const { handle } = await send('newTab', { type: 'tab', focus: true });
      await send('showTab', { handle });
      await goto(url);
      await send('closeTab');
      await send('showTab', { handle: here });
    },
    /** Size of the window in pixels, frame included; a platform may keep it wider. */
    resize: (width, height) => send('resize', { x: 0, y: 0, width, height }),
    /** A real click on a button or link with this name. */
    async click(selector, name) {
      const element = await until(`${selector} '${name}'`, findByName, selector, name);
      await send('click', { id: element[elementKey] });
    },
    /** A real press of a key, by its code in WebDriver or its letter. */
    press: (key) =>
      send('actions', {
        actions: [
          {
            type: 'key',
            id: 'keyboard',
            actions: ['keyDown', 'keyUp'].map((type) => ({ type, value: key })),
          },
        ],
      }),
  };
}
