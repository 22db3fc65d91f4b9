/** Edges of the eight bands in Hz, low to high. */
const edgesHz = [30, 90, 180, 350, 700, 1400, 2800, 5600, 12_000];

/** Time constants in seconds: how slowly a level falls, deep ones like heavy stone, and a peak is forgotten. */
const releaseSeconds = (band: number) => 0.5 / (1 + 0.3 * band);
const peakSeconds = 4;

/** A band whose amplitude stays below this (-80 dB) is silent, however quiet its recent peak. */
const silence = 1e-4;

/** Above 1 a level stands out more clearly from the one before. */
const contrast = 1.5;

const amplitudeOf = (decibels: Float32Array) =>
  Math.sqrt(decibels.reduce((power, value) => power + 10 ** (value / 10), 0));

/**
 * Follows a spectrum in eight bands, each measured against its own recent peak.
 * @param binHz width of one bin of the spectrum
 * @returns takes a spectrum in decibels and the seconds since the last one; gives eight levels, low to high, 0 to 1
 */
export function createBandLevels(binHz: number) {
  const bins = edgesHz.map((edge) => Math.round(edge / binHz));
  const peaks = edgesHz.slice(1).map(() => silence);
  const levels = peaks.map(() => 0);

  return function follow(decibels: Float32Array, seconds: number): readonly number[] {
    for (const [band, level] of levels.entries()) {
      const amplitude = amplitudeOf(decibels.subarray(bins[band], bins[band + 1]));
      const peak = Math.max(amplitude, silence, peaks[band]! * Math.exp(-seconds / peakSeconds));
      const heard = amplitude < silence ? 0 : (amplitude / peak) ** contrast;
      peaks[band] = peak;
      levels[band] = Math.max(heard, level * Math.exp(-seconds / releaseSeconds(band)));
    }
    return levels;
  };
}
