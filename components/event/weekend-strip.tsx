import type { TimelineEntry } from '@/lib/event/facts';
import { mainIntensity } from '@/lib/drawing/weekend-signal';
import { wavePath } from '@/lib/drawing/waveforms';
import { weekendScale } from '@/lib/event/weekend-scale';
import styles from './weekend-strip.module.css';

const percent = (share: number) => `${Math.round(share * 10_000) / 100}%`;

/** Shares of the strip's height: the line of the hours, the highest bar, a calm wave. */
const base = 0.82;
const highest = 0.5;
const calm = 0.12;
/** Bars and gaps stand 60 to 40, as a wall's merlons. */
const barWidth = 0.6;

interface PartProps {
  entry: TimelineEntry;
  from: number;
  to: number;
  hours: number;
}

/** One bar an hour for the highlighted parts, one period of their wave an hour for the others. */
function Part({ entry, from, to, hours }: PartProps) {
  const count = Math.max(1, Math.round(hours));
  if (!entry.highlighted) {
    const [period, height] = [32, 20];
    return (
      <svg
        x={percent(from)}
        width={percent(to - from)}
        y={percent(base - calm)}
        height={percent(calm)}
        viewBox={`0 0 ${count * period} ${height}`}
        preserveAspectRatio="none"
        overflow="visible"
      >
        <path
          className={styles.calm}
          d={wavePath(entry.icon, { count, period, base: height, top: 0 })}
          vectorEffect="non-scaling-stroke"
        />
      </svg>
    );
  }
  const hour = (to - from) / count;
  return Array.from({ length: count }, (_, index) => {
    const height = highest * mainIntensity(count === 1 ? 1 : index / (count - 1));
    return (
      <rect
        key={index}
        className="fill-oxido"
        x={percent(from + index * hour)}
        width={percent(hour * barWidth)}
        y={percent(base - height)}
        height={percent(height)}
      />
    );
  });
}

/** The weekend from its first hour to its last, to scale; the list below it says the same in words. */
export function WeekendStrip({ timeline }: { timeline: TimelineEntry[] }) {
  const { parts, days, ticks } = weekendScale(timeline);
  const pairs = timeline.flatMap((entry, index) => (parts[index] ? [{ entry, ...parts[index] }] : []));
  return (
    <svg className={styles.strip} aria-hidden="true">
      {days.map(({ date, from, to, name, shortName }, index) => (
        <svg key={date} x={percent(from)} overflow="visible">
          {index > 0 && <line className={styles.midnight} y2={percent(base)} />}
          {/* A day of a few hours has no room for its name. */}
          {to - from > 0.1 && (
            <text className={styles.day} x={index === 0 ? 0 : 12} y="1.1em">
              <tspan className="max-column:hidden">{name}</tspan>
              <tspan className="column:hidden">{shortName}</tspan>
            </text>
          )}
        </svg>
      ))}
      <g className={styles.signal}>
        {pairs.map((pair) => (
          <Part key={pair.entry.startsAt + pair.entry.title} {...pair} />
        ))}
      </g>
      <line className={styles.line} x2="100%" y1={percent(base)} y2={percent(base)} />
      {ticks.map(({ at, hour }) => (
        <svg key={at} x={percent(at)} y={percent(base)} overflow="visible">
          <line className={styles.tick} y2="8" />
          <text className={styles.hour} y="1.9em" textAnchor={at === 0 ? 'start' : 'middle'}>
            {hour} h
          </text>
        </svg>
      ))}
      {pairs.map(({ entry, from, to }) => {
        const isLate = from > 0.75;
        const top = base - (entry.highlighted ? highest : calm);
        return (
          <svg
            key={entry.startsAt + entry.title}
            x={percent(isLate ? to : from)}
            y={percent(top)}
            overflow="visible"
            textAnchor={isLate ? 'end' : 'start'}
          >
            <text className={styles.title} y="-2.25em">
              {entry.title}
            </text>
            <text className={styles.time} y="-0.875em">
              {entry.time}
            </text>
          </svg>
        );
      })}
    </svg>
  );
}
