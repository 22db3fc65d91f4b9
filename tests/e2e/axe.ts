import { readFileSync } from 'node:fs';
import type axe from 'axe-core';
import type { Page } from 'playwright/test';

const source = readFileSync('node_modules/axe-core/axe.min.js', 'utf8');

/** WCAG 2.2 AA and good practice; target-size is off by default. Reports violations only, which is quicker. */
const options = { rules: { 'target-size': { enabled: true } }, resultTypes: ['violations' as const] };

/**
 * axe's violations on the page: 'rule: first element'.
 * @param within selector of the part to check
 */
export async function violations(page: Page, within = 'html'): Promise<string[]> {
  // Evaluated, since the page's policy refuses an added script.
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
