import { wavePath, type Waveform } from '@/lib/drawing/waveforms';

/** A venue's waveform as a small drawing; decorative. */
export function WaveGlyph({ wave }: { wave: Waveform }) {
  return (
    <svg className="g" viewBox="-2 0 68 32" preserveAspectRatio="none" aria-hidden="true">
      <path d={wavePath(wave)} />
    </svg>
  );
}
