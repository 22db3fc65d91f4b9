import { test as base, expect } from 'playwright/test';

interface Fixtures {
  /** Messages that a test causes on purpose: `test.use({ expectedNoise: /status of 404|page not found/ })`. */
  expectedNoise: RegExp | undefined;
  /** Console messages, page errors and policy violations so far. A test may read and empty it. */
  noise: string[];
  /** Refuses autoplay, as devices in low power mode do. Films double the work of a test that is about something else. */
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
      // Chromium reports violations on the console too; this adds directive and address.
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

/** For tests of motion such as scrolling. The default is reduced motion (playwright.config.ts). */
export const moving = {
  contextOptions: { reducedMotion: 'no-preference' as const },
  savesPower: true,
};

/** For tests of films, and of complete pages. */
export const playing = { ...moving, savesPower: false };

export { expect };
