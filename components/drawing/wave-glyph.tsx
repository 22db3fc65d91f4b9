import { cx } from 'class-variance-authority';
import { wavePath, type Waveform } from '@/lib/drawing/waveforms';

/** A venue's waveform as a small drawing, of the size that `className` says; decorative. */
export function WaveGlyph({ wave, className = 'h-[1.765rem] w-15' }: { wave: Waveform; className?: string }) {
  return (
    <svg
      className={cx(
        'flex-none fill-none stroke-current stroke-2 forced-colors:stroke-[CanvasText]',
        className,
      )}
      viewBox="-2 0 68 32"
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path d={wavePath(wave)} />
    </svg>
  );
}
