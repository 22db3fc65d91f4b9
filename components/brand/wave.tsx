import { cx } from 'class-variance-authority';
import { drawWave, findWaveEnd, type Waveform } from '@/lib/brand/waveforms';

interface WaveGlyphProps {
  wave: Waveform;
  /** Number of periods. */
  count?: number;
  /** Has to set the size. */
  className?: string;
}

/** Decoration: a waveform as a small drawing. */
export function WaveGlyph({ wave, count = 2, className = 'h-[1.294rem] w-11' }: WaveGlyphProps) {
  return (
    <svg
      className={cx(
        'flex-none fill-none stroke-current stroke-2 forced-colors:stroke-[CanvasText]',
        className,
      )}
      viewBox={`-2 0 ${32 * count + 4} 32`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path d={drawWave(wave, { count })} />
    </svg>
  );
}

const dividerBox = { period: 30, base: 23, top: 3 };

/**
 * Decoration: three periods of a wave, then a flat line to the edge. Print makes a rem smaller, so there the height is
 * 24 px, like the drawing.
 */
export function WaveDivider({ wave, className }: { wave: Waveform; className: string }) {
  const count = 3;
  const end = findWaveEnd(wave, dividerBox.base, dividerBox.top);
  return (
    <svg
      className={cx(
        'h-6 w-full drawn-lines fill-none stroke-current stroke-stroke print:h-[24px]',
        className,
      )}
      aria-hidden="true"
    >
      <path d={`${drawWave(wave, { ...dividerBox, count })}M${dividerBox.period * count} ${end}H2000`} />
    </svg>
  );
}
