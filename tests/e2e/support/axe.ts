import { readFileSync } from 'node:fs';
import type axe from 'axe-core';
import type { Page } from 'playwright/test';
import { root } from '../../../scripts/run';

const source = readFileSync(`${root}node_modules/axe-core/axe.min.js`, 'utf8');

interface AxeOptions {
  /** Selector of the part to check. */
  within?: string;
  /** By default all rules for WCAG 2.2 AA and best practices, and `target-size`, which axe itself leaves off. */
  rules?: string[];
}

/** Runs axe on the current state of the page. @returns one line for each violation, with its rule and elements */
export async function findViolations(page: Page, { within = 'html', rules }: AxeOptions = {}) {
  const options: axe.RunOptions = {
    ...(rules ? { runOnly: rules } : { rules: { 'target-size': { enabled: true } } }),
    // Axe spends most of its time describing what is right, and no test reads that.
    resultTypes: ['violations'],
  };
  // addScriptTag would violate the page's Content-Security-Policy.
  await page.evaluate(source);
  return page.evaluate(
    async ([context, run]) => {
      const { violations } = await (window as unknown as { axe: typeof axe }).axe.run(context, run);
      return violations.map(
        ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' | ')}`,
      );
    },
    [within, options] as const,
  );
}
