import type { Waveform } from '@/lib/waveforms';

/** A venue's waveform as a small drawing; decorative. The path itself is defined once a page by WaveDefinitions. */
export function WaveGlyph({ wave, className = 'g' }: { wave: Waveform; className?: string }) {
  return (
    <svg className={className} viewBox="-2 0 68 32" aria-hidden="true">
      <use href={`#w-${wave}`} />
    </svg>
  );
}
