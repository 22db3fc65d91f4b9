import { ridgePath } from '@/lib/brand/ridges';
import { wavePath, type Waveform } from '@/lib/brand/waveforms';
import styles from './signal-landscape.module.css';

const width = 1680;
const height = 500;
const period = 336;
const base = 268;
/** The wave extends beyond the drawing on both sides. */
const span = { x: -period, period, count: 8 };
/** Ogives are narrower, as in lib/brand/waveforms.ts. */
const ogiveSpan = { x: -period, period: period / 1.5, count: 12 };

/** From back to front, the ridges have fewer harmonics and lower hills. */
const ridges = [
  { opacity: 0.9, harmonics: 9, axis: 262, swing: 136 },
  { opacity: 0.7, harmonics: 5, axis: 312, swing: 104 },
  { opacity: 0.5, harmonics: 3, axis: 356, swing: 80 },
  { opacity: 0.34, harmonics: 2, axis: 398, swing: 60 },
  { opacity: 0.2, harmonics: 1, axis: 440, swing: 44 },
];

function Ridge({ path, opacity }: { path: string; opacity?: number }) {
  return (
    <svg
      className={styles.ridge}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="xMidYMax slice"
      strokeOpacity={opacity}
    >
      <path d={`${path}V${height + 40}H${span.x}Z`} />
    </svg>
  );
}

/**
 * Decoration: a wave across the window, and in front of it ridges of the same signal with fewer and fewer harmonics.
 * Each ridge is a separate element, so that it moves without a repaint.
 */
export function SignalLandscape({ wave }: { wave: Waveform }) {
  const hills = wave === 'monasterio' ? ogiveSpan : span;
  return (
    <div className={styles.landscape} aria-hidden="true">
      <Ridge path={wavePath(wave, { ...span, base, top: base - period / 2 })} />
      {ridges.map(({ opacity, ...ridge }) => (
        <Ridge key={opacity} opacity={opacity} path={ridgePath(wave, { ...hills, ...ridge })} />
      ))}
    </div>
  );
}
