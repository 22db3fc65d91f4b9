'use client';

import { cx } from 'class-variance-authority';
import { useSyncExternalStore } from 'react';
import type { EventView } from '@/lib/event/event-view';
import styles from './weekend-strip.module.css';

type LiveParts = NonNullable<EventView['liveParts']>;

const tickMs = 20_000;

function subscribe(onTick: () => void) {
  const timer = setInterval(onTick, tickMs);
  return () => clearInterval(timer);
}

/** useSyncExternalStore needs a value that stays the same between two ticks. */
const readClock = () => Math.floor(Date.now() / tickMs) * tickMs;

/**
 * The parts that are on, which may overlap, and the one that follows. There are none on the server and before the weekend.
 */
function useLiveParts(parts: LiveParts): { on: LiveParts; next: LiveParts[number] | undefined } {
  const momentMs = useSyncExternalStore(subscribe, readClock, () => 0);
  const hasBegun = parts.some(({ startsAtMs }) => startsAtMs <= momentMs);
  if (!hasBegun) return { on: [], next: undefined };
  return {
    on: parts.filter(({ startsAtMs, endsAtMs }) => startsAtMs <= momentMs && momentMs < endsAtMs),
    next: parts.find(({ startsAtMs }) => momentMs < startsAtMs),
  };
}

/** During the weekend, says which part is on and which one follows. There is always room for the longest of these texts. */
export function WeekendNow({ parts }: { parts: LiveParts }) {
  const { on, next } = useLiveParts(parts);
  const lines = [...on.map(({ now }) => now), next?.next];
  return (
    <div className={cx(styles.now, 'text-body leading-snug font-semibold')}>
      {parts.map(({ now }, index) => (
        <span
          key={index}
          className={styles.placeholder}
          data-lines={`${now}\n${parts[index + 1]?.next ?? ''}`}
        />
      ))}
      <div>{lines.map((line, index) => line && <p key={index}>{line}</p>)}</div>
    </div>
  );
}

/** During the weekend, underlines the part of the strip that is on. */
export function WeekendMark({ parts }: { parts: LiveParts }) {
  return useLiveParts(parts).on.map(({ from, to }, index) => (
    <line
      key={index}
      className="stroke-current stroke-9"
      x1={`${from * 100}%`}
      x2={`${to * 100}%`}
      y1="100%"
      y2="100%"
    />
  ));
}
