import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { wavePath, waveforms } from '@/lib/waveforms';

const css = readFileSync('app/styles/icons.css', 'utf8');

test.each(waveforms)('the style sheet draws %s as lib/waveforms.ts does', (wave) => {
  const rule = new RegExp(`\\.w-${wave} \\{[^}]*path d='([^']*)'`).exec(css);
  expect(rule?.[1]).toBe(wavePath(wave));
});
