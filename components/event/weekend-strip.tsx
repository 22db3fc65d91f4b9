import { wavePath } from '@/lib/brand/waveforms';
import { mainIntensity } from '@/lib/brand/weekend-signal';
import type { EventView } from '@/lib/event/event-view';
import type { TimelineEntry } from '@/lib/event/timeline';
import styles from './weekend-strip.module.css';

const percent = (share: number) => `${Math.round(share * 10_000) / 100}%`;

/** Shares of the strip's height: the time axis, the highest bar, a calm wave. */
const axis = 0.82;
const maxBar = 0.5;
const calmWave = 0.12;
/** Shares of the strip's width. */
const minLabelRoom = 0.25;
const minDayNameRoom = 0.1;
/** Of an hour; the rest is a gap, as in a battlement. */
const barWidth = 0.6;

interface PartProps {
  entry: TimelineEntry;
  from: number;
  to: number;
  hours: number;
}

/** One bar for each hour of a highlighted part, one wave period for each hour of the others. */
function PartShape({ entry, from, to, hours }: PartProps) {
  const count = Math.max(1, Math.round(hours));
  if (!entry.highlighted) {
    const [period, height] = [32, 20];
    return (
      <svg
        x={percent(from)}
        width={percent(to - from)}
        y={percent(axis - calmWave)}
        height={percent(calmWave)}
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
  const hourWidth = (to - from) / count;
  return Array.from({ length: count }, (_, index) => {
    const height = maxBar * mainIntensity(count === 1 ? 1 : index / (count - 1));
    return (
      <rect
        key={index}
        className="fill-accent"
        x={percent(from + index * hourWidth)}
        width={percent(hourWidth * barWidth)}
        y={percent(axis - height)}
        height={percent(height)}
      />
    );
  });
}

/** Title and time above a part, aligned to its end when it is late in the weekend. */
function PartLabel({ entry, from, to }: PartProps) {
  const isLate = from > 0.75;
  return (
    <svg
      x={percent(isLate ? to : from)}
      y={percent(axis - (entry.highlighted ? maxBar : calmWave))}
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
}

type WeekendStripProps = Pick<EventView, 'scale' | 'timeline'>;

/** The weekend from its first hour to its last, to scale; decorative, since the list below says the same. */
export function WeekendStrip({ scale, timeline }: WeekendStripProps) {
  const parts = scale.parts.flatMap((part, index) =>
    timeline[index] ? { entry: timeline[index], ...part } : [],
  );
  return (
    <svg className={styles.strip} aria-hidden="true">
      {scale.days.map(({ date, label, from, to }, index) => (
        <svg key={date} x={percent(from)} overflow="visible">
          {index > 0 && <line className={styles.midnight} y2={percent(axis)} />}
          {to - from > minDayNameRoom && (
            <text className={styles.day} x={index === 0 ? 0 : 12} y="1.1em">
              <tspan className="max-bar:hidden">{label}</tspan>
              <tspan className="bar:hidden">{label.replace(/(?<=^\p{L}{3})\p{L}+/u, '')}</tspan>
            </text>
          )}
        </svg>
      ))}
      <g className="drawn-lines [animation-timeline:--strip]">
        {parts.map((part) => (
          <PartShape key={part.entry.startsAt + part.entry.title} {...part} />
        ))}
      </g>
      <line className={styles.line} x2="100%" y1={percent(axis)} y2={percent(axis)} />
      {scale.ticks.map(({ at, hour }) => (
        <svg key={at} x={percent(at)} y={percent(axis)} overflow="visible">
          <line className={styles.tick} y2="8" />
          <text className={styles.hour} y="1.9em" textAnchor={at === 0 ? 'start' : 'middle'}>
            {hour} h
          </text>
        </svg>
      ))}
      {parts
        .filter(({ entry, room }) => entry.highlighted || room >= minLabelRoom)
        .map((part) => (
          <PartLabel key={part.entry.startsAt + part.entry.title} {...part} />
        ))}
    </svg>
  );
}
