import type { Waveform } from '@/lib/waveforms';

/** A venue's waveform as a small drawing; decorative. The drawings themselves are masks in styles/icons.css. */
export function WaveGlyph({ wave }: { wave: Waveform }) {
  return <i className={`g w-${wave}`} />;
}
