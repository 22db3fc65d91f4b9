import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { WaveGlyph } from '@/components/ui/wave-glyph';
import { wavePath, waveforms } from '@/lib/waveforms';

test.each(waveforms)('the glyph of %s is its wave, with room for the line around it', (wave) => {
  const glyph = renderToStaticMarkup(<WaveGlyph wave={wave} />);
  expect(glyph).toContain(`<path d="${wavePath(wave)}">`);
  expect(glyph).toContain('viewBox="-2 0 68 32"');
  expect(glyph).toContain('aria-hidden="true"');
});
