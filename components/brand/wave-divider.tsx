import { cx } from 'class-variance-authority';
import { findWaveEnd, drawWave, type Waveform } from '@/lib/brand/waveforms';

const box = { period: 30, base: 23, top: 3 };

/**
 * Decoration: three periods of a wave, then a flat line to the edge. The height in print is in pixels, like the
 * drawing.
 */
export function WaveDivider({
  wave,
  className = 'overflow-visible',
}: {
  wave: Waveform;
  className?: string;
}) {
  const count = 3;
  const end = findWaveEnd(wave, box.base, box.top);
  return (
    <svg
      className={cx(
        'block h-6 w-full drawn-lines fill-none stroke-current stroke-stroke print:h-[24px]',
        className,
      )}
      aria-hidden="true"
    >
      <path d={`${drawWave(wave, { ...box, count })}M${box.period * count} ${end}H2000`} />
    </svg>
  );
}
