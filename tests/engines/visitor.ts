import { setTimeout } from 'node:timers/promises';
import { test as base, expect } from 'playwright/test';
import { startFirefox } from './firefox.mjs';
import { openGate, type Gate } from './gate';
import { startWebKit } from './webkit.mjs';

/** What a browser is started with. */
export interface Settings {
  javaScript: boolean;
  reducedMotion: boolean;
}

interface Point {
  x: number;
  y: number;
}

/** What the errands need of a library that drives a browser. */
interface Tab {
  /** Ends when the HTML is there. */
  goto: (address: string) => Promise<unknown>;
  /** Runs a function in the page; it sees nothing of its file. */
  evaluate: <Result, Args extends unknown[]>(
    task: (...args: Args) => Result | Promise<Result>,
    ...args: Args
  ) => Promise<Result>;
  /** A real click at a point of the window. */
  click: (point: Point) => Promise<void>;
  press: (key: 'Escape') => Promise<void>;
  type: (text: string) => Promise<void>;
  resize: (width: number, height: number) => Promise<unknown>;
  close: () => Promise<unknown>;
}

export interface Browser {
  /** With nothing stored. */
  openTab: () => Promise<Tab>;
  close: () => Promise<unknown>;
}

/** Runs in the page: the middle of a visible control, brought into view; null while something covers it. */
function pointOf(name: string, within: string): Point | null {
  const controls = document.querySelectorAll<HTMLElement>(`${within} :is(a, button, label)`);
  const control = [...controls].find(
    (each) => each.checkVisibility() && (each.ariaLabel ?? each.innerText).trim() === name,
  );
  if (!control) return null;
  control.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { left, top, width, height } = control.getBoundingClientRect();
  const [x, y] = [Math.round(left + width / 2), Math.round(top + height / 2)];
  return control.contains(document.elementFromPoint(x, y)) ? { x, y } : null;
}

class Visitor {
  readonly evaluate: Tab['evaluate'];
  readonly press: Tab['press'];
  readonly resize: Tab['resize'];

  constructor(
    private readonly tab: Tab,
    private readonly site: string,
  ) {
    ({ evaluate: this.evaluate, press: this.press, resize: this.resize } = tab);
  }

  /** Loads a page anew, even where only the section of the address changes. */
  async open(path: string) {
    await this.tab.goto('about:blank');
    await this.tab.goto(this.site + path);
  }

  /** Clicks the link, button or label of this name once it rests and nothing covers it. */
  async click(name: string, within = 'body') {
    await expect(async () => {
      const before = await this.evaluate(pointOf, name, within);
      await setTimeout(100);
      const point = await this.evaluate(pointOf, name, within);
      expect(point, `'${name}' in ${within}`).not.toBeNull();
      expect(point, `'${name}' moves`).toEqual(before);
      await this.tab.click(point!);
    }).toPass();
  }

  /** Types into the field of this label. */
  async fillIn(label: string, text: string) {
    const labelInFocus = () => (document.activeElement as HTMLInputElement).labels?.[0]?.innerText.trim();
    await expect(async () => {
      await this.click(label, 'form');
      expect(await this.evaluate(labelInFocus)).toBe(label);
    }).toPass();
    await this.tab.type(text);
  }

  /** Waits until a function in the page returns something truthy. */
  async sees<Args extends unknown[]>(what: string, task: (...args: Args) => unknown, ...args: Args) {
    await expect(async () => expect(await this.evaluate(task, ...args), what).toBeTruthy()).toPass();
  }
}

const starters = { firefox: startFirefox, webkit: startWebKit };

interface TestFixtures {
  visitor: Visitor;
  gate: Gate;
}

interface WorkerFixtures {
  settings: Settings;
  /** The browser, or what is missing on this machine. */
  browserOfProject: Browser | string;
}

export const test = base.extend<TestFixtures, WorkerFixtures>({
  settings: [
    { javaScript: true, reducedMotion: false },
    { option: true, scope: 'worker' },
  ],

  browserOfProject: [
    async ({ settings }, provide, { project, workerIndex }) => {
      const start = starters[project.name as keyof typeof starters];
      const browser = await start(settings, `${project.outputDir}/settings-${workerIndex}`);
      if (typeof browser === 'string') console.log(`${project.name} is not tried: ${browser}`);
      await provide(browser);
      if (typeof browser !== 'string') await browser.close();
    },
    { scope: 'worker' },
  ],

  gate: async ({ baseURL }, provide) => {
    const gate = await openGate(baseURL!);
    await provide(gate);
    gate.close();
  },

  visitor: async ({ browserOfProject, gate }, provide, testInfo) => {
    if (typeof browserOfProject === 'string') return testInfo.skip(true, browserOfProject);
    const tab = await browserOfProject.openTab();
    await tab.resize(1400, 900);
    await provide(new Visitor(tab, gate.address));
    await tab.close();
  },
});

export { expect };
