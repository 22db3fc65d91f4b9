import { readFileSync } from 'node:fs';
import type axe from 'axe-core';
import type { Page } from 'playwright/test';
import { root } from '../../scripts/run';

const source = readFileSync(`${root}node_modules/axe-core/axe.min.js`, 'utf8');

/**
 * The rules are WCAG 2.2 AA and best practices. target-size is off by default. Reporting only violations saves most of
 * the time.
 */
const options = { rules: { 'target-size': { enabled: true } }, resultTypes: ['violations' as const] };

/**
 * Runs axe on the current state of the page.
 * @param within selector of the part to check
 * @returns one line for each violation, with its rule and elements
 */
export async function violations(page: Page, within = 'html'): Promise<string[]> {
  // addScriptTag would violate the page's Content-Security-Policy.
  await page.evaluate(source);
  return page.evaluate(
    async ([context, run]) => {
      const { violations: found } = await (window as unknown as { axe: typeof axe }).axe.run(context, run);
      return found.map(
        ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' | ')}`,
      );
    },
    [within, options] as const,
  );
}
