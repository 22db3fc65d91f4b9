import { cx } from 'class-variance-authority';
import type { TimelineEntry } from '@/lib/event/facts';
import { weekendSignal } from '@/lib/drawing/weekend-signal';
import { WaveGlyph } from './wave-glyph';
import styles from './weekend-timeline.module.css';

const box = { width: 1200, height: 150, bars: 17, periods: 6 };

const hours = 'font-display font-semibold font-stretch-112% text-time leading-label text-muted';

function Day({ entry }: { entry: TimelineEntry }) {
  const time = (
    <time className="whitespace-nowrap" dateTime={entry.startsAt}>
      {entry.time}
    </time>
  );
  return (
    <li className={entry.highlighted ? cx(styles.highlight, 'on-oxido print:on-paper') : styles.day}>
      <p className={cx(styles.hours, hours)}>
        <WaveGlyph wave={entry.icon} className="h-[1.294rem] w-11" />
        <span>
          {entry.day}, {time}
        </span>
      </p>
      <h3 className={cx(styles.title, entry.highlighted && 'text-h3-large')}>{entry.title}</h3>
      <p className={cx('measure-34 text-soft', entry.highlighted && 'text-plus')}>{entry.description}</p>
      <ul className={cx(styles.details, 'text-body')}>
        {entry.details.map((detail) => (
          <li key={detail} className={styles.detail}>
            {detail}
          </li>
        ))}
      </ul>
    </li>
  );
}

/** The weekend: its line is the intensity, and the highlighted entry grows out of it. */
export function WeekendTimeline({ entries }: { entries: TimelineEntry[] }) {
  const signal = weekendSignal(box);
  return (
    <div className={styles.weekend}>
      <svg
        className={cx(styles.signal, 'drawn-lines')}
        viewBox={`0 0 ${box.width} ${box.height}`}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <path pathLength={1} d={signal.friday} vectorEffect="non-scaling-stroke" />
        <path className={styles.night} d={signal.saturday} />
        <path pathLength={1} d={signal.sunday} vectorEffect="non-scaling-stroke" />
      </svg>
      <ol className={styles.days}>
        {entries.map((entry) => (
          <Day key={entry.date} entry={entry} />
        ))}
      </ol>
    </div>
  );
}
