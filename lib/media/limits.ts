/** What an uploaded picture may be. Pixels are counted after the camera's orientation is applied. */
export const pictureLimits = {
  bytes: 25_000_000,
  pixels: 100_000_000,
  /** Of the longer side: below the first it would look blurred everywhere, below the second on large screens. */
  side: 480,
  goodSide: 960,
};

/** What the music may be: it is fetched and decoded whole. */
export const musicLimits = { bytes: 5_000_000, seconds: 240 };

/** What an uploaded film may be. */
export const filmLimits = {
  bytes: 25_000_000,
  seconds: 180,
  /** Longer side in pixels: what decoders of phones take. */
  side: 4096,
  /** A film behind a page's head is fetched unasked. */
  backgroundBytes: 2_500_000,
};
