import { cx } from 'class-variance-authority';
import { drawWave, type Waveform } from '@/lib/brand/waveforms';

interface WaveGlyphProps {
  wave: Waveform;
  /** Number of periods. */
  count?: number;
  /** Must set the size. */
  className?: string;
}

/** Decoration: the waveform of a venue as a small drawing. */
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
