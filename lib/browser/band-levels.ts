/** Edges of the eight bands in Hz, low to high. */
const edgesHz = [30, 90, 180, 350, 700, 1400, 2800, 5600, 12_000];

/** Time constant of a falling level; low bands fall slowest. */
const releaseSeconds = (band: number) => 0.5 / (1 + 0.3 * band);
/** Time constant of a band's recent peak. */
const peakSeconds = 4;

/** Below this amplitude (-80 dB) a band is silent, whatever its recent peak. */
const silence = 1e-4;

/** Exponent of a level: above 1 it makes quiet moments quieter. */
const contrast = 1.5;

const amplitudeOf = (decibels: Float32Array) =>
  Math.sqrt(decibels.reduce((power, value) => power + 10 ** (value / 10), 0));

/**
 * Levels of eight bands of a spectrum, each relative to its own recent peak: quick to rise, slow to fall.
 * @param binHz width of one bin of the spectrum
 * @returns a function from a spectrum in decibels and the seconds since the last one to eight levels, low to high, 0 to 1
 */
export function createBandLevels(binHz: number) {
  const bins = edgesHz.map((edge) => Math.round(edge / binHz));
  const peaks = edgesHz.slice(1).map(() => silence);
  const levels = peaks.map(() => 0);

  return function nextLevels(decibels: Float32Array, seconds: number): readonly number[] {
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
