import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { WaveGlyph } from '@/components/drawing/wave-glyph';
import { wavePath, waveforms } from '@/lib/drawing/waveforms';

test.each(waveforms)('the glyph of %s is its wave, with room for the line around it', (wave) => {
  const glyph = renderToStaticMarkup(<WaveGlyph wave={wave} />);
  expect(glyph).toContain(`<path d="${wavePath(wave)}">`);
  expect(glyph).toContain('viewBox="-2 0 68 32"');
  expect(glyph).toContain('aria-hidden="true"');
});
