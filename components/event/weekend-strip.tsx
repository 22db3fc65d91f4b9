import { cx } from 'class-variance-authority';
import { layOutColumns } from '@/lib/brand/part-columns';
import { drawWave } from '@/lib/brand/waveforms';
import { drawHumps, highlightIntensity } from '@/lib/brand/weekend-line';
import type { EventView } from '@/lib/event/event-view';
import { WeekendMark } from './weekend-now';
import styles from './weekend-strip.module.css';

type Timeline = EventView['weekend']['timeline'];

const formatPercent = (share: number) => `${Math.round(share * 10_000) / 100}%`;
const roundToThousandths = (share: number) => Math.round(share * 1000) / 1000;

/** As a share of the strip's height. */
const maxBarHeight = 0.68;
const waveHeight = 0.13;
/** A narrow window has room for this many hours. If there are more, it shows only noon. */
const maxNarrowTicks = 8;
/** Share of the strip's width that a day's name needs. */
const minDayNameRoom = 0.1;
/** Shortens 'Viernes 14' to 'Vie' for a narrow window. */
const shortenDay = (label: string) => label.slice(0, 3);
/** As a share of an hour. The rest is a gap, as in a battlement. */
const barWidth = 0.6;

/** The box of one hour, in user units. */
const hourBox = { period: 40, base: 25, top: 0 };

/** The path data of a part. A highlighted part has bars, the others have waves that rise from the line. */
function drawHours({ icon, highlighted }: Timeline[number], count: number): string {
  const { period, base } = hourBox;
  if (highlighted)
    return Array.from({ length: count }, (_, index) => {
      const top = base * (1 - highlightIntensity(count === 1 ? 1 : index / (count - 1)));
      return `M${index * period} ${base}V${Math.round(top)}h${period * barWidth}V${base}z`;
    }).join('');
  return icon === 'playa'
    ? `M0 ${base}${drawHumps(0, count * period, base, count, () => base)}`
    : drawWave(icon, { ...hourBox, count });
}

/** Draws one bar for each hour of a highlighted part, and one wave period for each hour of the others. */
function PartShape({ part }: { part: Timeline[number] }) {
  const { from, to, hours, highlighted } = part;
  const count = Math.max(1, Math.round(hours));
  const height = highlighted ? maxBarHeight : waveHeight;
  return (
    <svg
      className="overflow-visible"
      x={formatPercent(from)}
      width={formatPercent(to - from)}
      y={formatPercent(1 - height)}
      height={formatPercent(height)}
      viewBox={`0 0 ${count * hourBox.period} ${hourBox.base}`}
      preserveAspectRatio="none"
    >
      <path
        className={highlighted ? 'fill-accent' : 'fill-none stroke-current stroke-2'}
        d={drawHours(part, count)}
        vectorEffect="non-scaling-stroke"
      />
    </svg>
  );
}

/** The days and hours along the top. */
function DaysAndHours({ days, ticks }: Pick<EventView['weekend']['scale'], 'days' | 'ticks'>) {
  return (
    <g aria-hidden="true">
      {days.map(({ isoDay, label, from, to }, index) => (
        <svg key={isoDay} className="overflow-visible" x={formatPercent(from)}>
          {index > 0 && <line className="stroke-faint" y2="100%" />}
          {to - from > minDayNameRoom && (
            <text className={styles.dayName} x={index === 0 ? 0 : 12} y="1em">
              <tspan className="max-1140:hidden">{label}</tspan>
              <tspan className="1140:hidden">{shortenDay(label)}</tspan>
            </text>
          )}
        </svg>
      ))}
      {ticks
        .filter(({ hour }) => hour > 0)
        .map(({ at, hour }) => (
          <text
            key={at}
            className={cx(
              'fill-muted text-[min(0.9375rem,4.4vw)]',
              ticks.length > maxNarrowTicks && hour !== 12 && 'max-820:hidden',
            )}
            x={formatPercent(at)}
            y="3.4em"
            textAnchor={at === 0 ? 'start' : 'middle'}
          >
            {hour} h
          </text>
        ))}
    </g>
  );
}

export const makePartId = (index: number) => `parte-${index + 1}`;

type WeekendStripProps = Pick<EventView['weekend'], 'scale' | 'timeline' | 'liveParts'>;

/** The weekend from its first hour to its last, to scale. Each part links to its text below. `label` names the drawing. */
export function WeekendStrip({ scale, timeline, liveParts, label }: WeekendStripProps & { label: string }) {
  return (
    <svg className={styles.strip} role="group" aria-label={label}>
      <DaysAndHours {...scale} />
      <line className="stroke-current stroke-stroke" x2="100%" y1="100%" y2="100%" />
      {timeline.map((part, index) => (
        <a key={part.id} href={`#${makePartId(index)}`} aria-label={part.title}>
          <rect
            fillOpacity="0"
            x={formatPercent(part.from)}
            width={formatPercent(part.to - part.from)}
            y="30%"
            height="70%"
          />
          <g className="drawn-lines [animation-timeline:--strip]">
            <PartShape part={part} />
          </g>
        </a>
      ))}
      {liveParts && <WeekendMark parts={liveParts} />}
    </svg>
  );
}

/** Fills the space between each part of the strip and the column of its text, in the column's colour. */
export function PartConnectors({ timeline }: { timeline: Timeline }) {
  const edges = layOutColumns(timeline, 'programme').edges.map(roundToThousandths);
  return (
    <svg className={styles.connectors} viewBox="0 0 1 1" preserveAspectRatio="none" aria-hidden="true">
      {timeline.map(({ id, from, to, highlighted }, index) => (
        <path
          key={id}
          className={highlighted ? 'fill-accent' : 'fill-paper-shade'}
          d={`M${roundToThousandths(from)} 0H${roundToThousandths(to)}L${edges[index + 1]} 1H${edges[index]}z`}
        />
      ))}
    </svg>
  );
}
