import { cx } from 'class-variance-authority';
import type { TimelineEntry } from '@/lib/event/facts';
import { weekendSignal } from '@/lib/drawing/weekend-signal';
import { WaveGlyph } from './wave-glyph';
import styles from './weekend-timeline.module.css';

const box = { width: 1200, height: 150, bars: 17, periods: 6 };

/** As many columns stand beside each other, of which a highlighted part takes two; more are rows. */
const mostColumns = 4;

const hours = 'grid gap-3.5 font-display font-semibold font-stretch-112% text-time leading-label text-muted';

function Day({ entry }: { entry: TimelineEntry }) {
  const time = (
    <time className="whitespace-nowrap" dateTime={entry.startsAt}>
      {entry.time}
    </time>
  );
  return (
    <li className={entry.highlighted ? cx(styles.highlight, 'on-oxido') : styles.day}>
      <p className={hours}>
        <WaveGlyph wave={entry.icon} className="h-[1.294rem] w-11" />
        <span>
          {entry.day}, {time}
        </span>
      </p>
      <h3 className={cx(styles.title, entry.highlighted && 'text-h3-large')}>{entry.title}</h3>
      <div>
        <p className={cx('measure-34 text-soft', entry.highlighted && 'text-plus')}>{entry.description}</p>
        {entry.details.length > 0 && (
          <ul className="mt-4.5 text-body">
            {entry.details.map((detail) => (
              <li key={detail} className="border-t border-faint py-2.25">
                {detail}
              </li>
            ))}
          </ul>
        )}
      </div>
    </li>
  );
}

/** The weekend: its line is the intensity, and the highlighted entry grows out of it. */
export function WeekendTimeline({ entries }: { entries: TimelineEntry[] }) {
  const signal = weekendSignal(
    box,
    entries.map(({ highlighted }) => highlighted),
  );
  const columns = entries.length + entries.filter(({ highlighted }) => highlighted).length;
  return (
    <div className="@container mt-timeline">
      <svg
        className="h-signal w-full drawn-lines fill-none stroke-current stroke-[1.6] print:hidden"
        viewBox={`0 0 ${box.width} ${box.height}`}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        {signal.calm.map((line) => (
          <path key={line} d={line} vectorEffect="non-scaling-stroke" />
        ))}
        {signal.bars.map((bars) => (
          <path key={bars} className="fill-oxido stroke-none" d={bars} />
        ))}
      </svg>
      <ol className={cx(styles.days, columns > mostColumns ? styles.rows : styles.columns)}>
        {entries.map((entry) => (
          <Day key={entry.startsAt + entry.title} entry={entry} />
        ))}
      </ol>
    </div>
  );
}
