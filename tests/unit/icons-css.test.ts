import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { wavePath, waveforms } from '@/lib/waveforms';

const css = readFileSync('app/styles/icons.css', 'utf8');

/** Declarations of the last rule for one selector. */
function rule(selector: string): string {
  return css.split(`${selector} {`).at(-1)?.split('}')[0] ?? '';
}

describe('the waves of the style sheet', () => {
  const drawing = rule('.menu li a');
  const paths = [...drawing.matchAll(/path (?:transform='translate\(0 (\d+)\)' )?d='([^']*)'/g)];

  test('are those of lib/waveforms.ts, below each other in its order', () => {
    expect(paths.map(([, , path]) => path)).toEqual(waveforms.map((wave) => wavePath(wave)));
    expect(paths.map(([, y]) => Number(y ?? 0))).toEqual(waveforms.map((_, index) => index * 32));
    expect(drawing).toContain(`viewBox='-2 0 68 ${32 * waveforms.length}'`);
    expect(drawing).toContain(`--of: ${100 * waveforms.length}%`);
  });

  test.each(waveforms.map((wave, index) => [wave, index] as const))('show %s for .w-%s', (wave, index) => {
    const last = waveforms.length - 1;
    const at = { 0: '0', [last]: '100%' }[index] ?? `calc(100% * ${index} / ${last})`;
    expect(rule(`.w-${wave}`)).toContain(`--at: ${at};`);
  });
});
