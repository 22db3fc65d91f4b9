import type { TimelineEntry } from '@/lib/event/facts';
import { weekendSignal } from '@/lib/drawing/weekend-signal';
import { WaveGlyph } from './wave-glyph';

const box = { width: 1200, height: 150, bars: 17, periods: 6 };

/** The weekend: its line is the intensity, and the highlighted entry grows out of it. */
export function WeekendTimeline({ entries }: { entries: TimelineEntry[] }) {
  const signal = weekendSignal(box);
  return (
    <div className="tl">
      <svg
        className="signal draw"
        viewBox={`0 0 ${box.width} ${box.height}`}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <path pathLength={1} d={signal.friday} />
        <path className="bars" d={signal.saturday} />
        <path pathLength={1} d={signal.sunday} />
      </svg>
      <ol>
        {entries.map((entry) => (
          <li key={entry.date} className={entry.highlighted ? 'day high' : 'day'}>
            <p className="when">
              <WaveGlyph wave={entry.icon} />
              <span>
                {entry.day}, <time dateTime={entry.startsAt}>{entry.time}</time>
              </span>
            </p>
            <h3>{entry.title}</h3>
            <p>{entry.description}</p>
            <ul>
              {entry.details.map((detail) => (
                <li key={detail}>{detail}</li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
    </div>
  );
}
