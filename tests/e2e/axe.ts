import { readFileSync } from 'node:fs';
import type axe from 'axe-core';
import type { Page } from 'playwright/test';

const source = readFileSync('node_modules/axe-core/axe.min.js', 'utf8');

/**
 * Rules for WCAG 2.2 AA and good practice; target-size, the one rule of 2.2, is off by default. What passes is not
 * described: that would be most of the work.
 */
const options = { rules: { 'target-size': { enabled: true } }, resultTypes: ['violations' as const] };

/**
 * What axe has to say against the page as it is now: 'rule: first element', one line a violation.
 * @param within selector of the only part to look at
 */
export async function violations(page: Page, within = 'html'): Promise<string[]> {
  // Through the debugger: the page's own policy would refuse the script.
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
