import { wavePath, waveforms } from '@/lib/waveforms';

/** The seven glyphs, drawn once and used by reference: the same path would otherwise stand in the page many times. */
export function WaveDefinitions() {
  return (
    <svg className="sr-only" aria-hidden="true">
      {waveforms.map((wave) => (
        <path key={wave} id={`w-${wave}`} d={wavePath(wave)} />
      ))}
    </svg>
  );
}
