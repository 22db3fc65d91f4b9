import { test as base, expect } from 'playwright/test';

interface Fixtures {
  /**
   * Messages a test causes on purpose: `test.use({ expectedNoise: /status of 404|page not found/ })`. One pattern:
   * Playwright takes an array of two for a value and its options.
   */
  expectedNoise: RegExp | [RegExp] | undefined;
  /** Everything the pages of this test have complained of so far. A test may look at it, and empty it. */
  noise: string[];
  /** A device that saves power lets no film start by itself: for tests that are about something else, at half the work. */
  savesPower: boolean;
}

/** Playwright's `test`, whose pages fail it on any console error or warning, page error or policy violation. */
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
      // Chromium reports a violation on the console too; this names the directive and the address.
      await context.addInitScript(() => {
        document.addEventListener('securitypolicyviolation', (event) => {
          console.error(`Policy violation: ${event.effectiveDirective} ${event.blockedURI} ${event.sample}`);
        });
      });
      await use(noise);
      const unexpected = noise.filter(
        (line) => ![expectedNoise].flat().some((pattern) => pattern?.test(line)),
      );
      expect(unexpected, 'console messages, page errors and policy violations').toEqual([]);
    },
    { auto: true },
  ],
});

/** For tests of movement, as of scrolling; elsewhere the page is still (playwright.config.ts). */
export const moving = {
  contextOptions: { reducedMotion: 'no-preference' as const },
  savesPower: true,
};

/** For tests of films, and of what a page does with everything it has. */
export const playing = { ...moving, savesPower: false };

export { expect };
