import { cx } from 'class-variance-authority';
import { waveExit, wavePath, type Waveform } from '@/lib/drawing/waveforms';

const box = { period: 30, base: 23, top: 3 };

/** Three periods of a wave, then a flat line to the edge; decorative. Drawn in pixels: paper's smaller rem would cut it. */
export function WaveDivider({
  wave,
  className = 'overflow-visible',
}: {
  wave: Waveform;
  className?: string;
}) {
  const count = 3;
  const exit = waveExit(wave, box.base, box.top);
  return (
    <svg
      className={cx(
        'block h-6 w-full drawn-lines fill-none stroke-current stroke-stroke print:h-[24px]',
        className,
      )}
      aria-hidden="true"
    >
      <path d={`${wavePath(wave, { ...box, count })}M${box.period * count} ${exit}H2000`} />
    </svg>
  );
}
