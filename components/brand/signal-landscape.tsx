import { cx } from 'class-variance-authority';
import { drawRidge, drawWave, type Waveform } from '@/lib/brand/waveforms';
import styles from './signal-landscape.module.css';

/** The style sheet repeats the proportions 500 to 1680. */
const [width, height] = [1680, 500];
const period = 336;
const base = 268;
/** Begins and ends outside the drawing. */
const waveSpan = { x: -period, period, count: 8 };
/** Three ogives take the place of two waves, as in lib/brand/waveforms.ts. */
const ogiveSpan = { x: -period, period: period / 1.5, count: 12 };

/** From back to front, the ridges have fewer harmonics and lower hills. */
const ridges = [
  { opacity: 0.9, harmonics: 9, axis: 262, swing: 136 },
  { opacity: 0.7, harmonics: 5, axis: 312, swing: 104 },
  { opacity: 0.5, harmonics: 3, axis: 356, swing: 80 },
  { opacity: 0.34, harmonics: 2, axis: 398, swing: 60 },
  { opacity: 0.2, harmonics: 1, axis: 440, swing: 44 },
];

/**
 * Decoration: a wave across the window, and in front of it ridges, each with fewer harmonics of that wave. Each ridge moves
 * one beat after the one behind it, and is an element of its own so that the browser moves it without a repaint.
 */
export function SignalLandscape({ wave }: { wave: Waveform }) {
  const hills = wave === 'monasterio' ? ogiveSpan : waveSpan;
  const layers = [
    { path: drawWave(wave, { ...waveSpan, base, top: base - period / 2 }), opacity: 1, delayBeats: 0 },
    ...ridges.map(({ opacity, ...ridge }, index) => ({
      path: drawRidge(wave, { ...hills, ...ridge }),
      opacity,
      // Negative, so that all ridges already move when the page opens.
      delayBeats: index - 15,
    })),
  ];
  return (
    <div className={cx(styles.landscape, 'pointer-events-none flex-1 print:hidden')} aria-hidden="true">
      {layers.map(({ path, opacity, delayBeats }) => (
        <svg
          key={opacity}
          className={styles.ridge}
          viewBox={`0 0 ${width} ${height}`}
          preserveAspectRatio="xMidYMax slice"
          strokeOpacity={opacity}
          style={{ animationDelay: `calc(${delayBeats} * var(--transition-duration-beat))` }}
        >
          <path d={`${path}V${height + 40}H${waveSpan.x}Z`} />
        </svg>
      ))}
    </div>
  );
}
