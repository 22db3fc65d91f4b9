import { test as base, expect } from 'playwright/test';

interface Fixtures {
  /** Matches messages that a test causes on purpose: `test.use({ expectedNoise: /status of 404|page not found/ })`. */
  expectedNoise: RegExp | undefined;
  /** The console messages, page errors and policy violations so far. A test may read and empty the list. */
  noise: string[];
  /** Refuses autoplay, as devices in low power mode do, because films would double the work of tests that need none. */
  savesPower: boolean;
}

/** Playwright's `test`, which also fails on any console error or warning, page error or policy violation. */
export const test = base.extend<Fixtures>({
  expectedNoise: [undefined, { option: true }],
  savesPower: [false, { option: true }],

  context: async ({ context, savesPower }, provide) => {
    if (savesPower) {
      await context.addInitScript(() => {
        const play = HTMLMediaElement.prototype.play;
        HTMLMediaElement.prototype.play = function (this: HTMLMediaElement) {
          return this.muted ? Promise.reject(new DOMException('', 'NotAllowedError')) : play.call(this);
        };
      });
    }
    await provide(context);
  },

  noise: [
    async ({ context, expectedNoise }, use) => {
      const noise: string[] = [];
      context.on('console', (message) => {
        if (['error', 'warning'].includes(message.type())) noise.push(message.text());
      });
      context.on('weberror', (webError) => {
        noise.push(`Uncaught ${webError.error()}`);
      });
      // Chromium also reports violations on the console, but without the directive and the address.
      await context.addInitScript(() => {
        document.addEventListener('securitypolicyviolation', (event) => {
          console.error(`Policy violation: ${event.effectiveDirective} ${event.blockedURI} ${event.sample}`);
        });
      });
      await use(noise);
      const unexpected = noise.filter((line) => !expectedNoise?.test(line));
      expect(unexpected, 'console messages, page errors and policy violations').toEqual([]);
    },
    { auto: true },
  ],
});

/** For tests of motion, such as scrolling. All others run with reduced motion (playwright.config.ts). */
export const withMotion = {
  contextOptions: { reducedMotion: 'no-preference' as const },
  savesPower: true,
};

/** For tests of films, and of a page with everything that it loads. */
export const withMotionAndFilms = { ...withMotion, savesPower: false };

export { expect };
