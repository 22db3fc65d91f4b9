'use client';

import { useSyncExternalStore } from 'react';
import type { EventView } from '@/lib/event/event-view';

type LiveParts = NonNullable<EventView['liveParts']>;

const tickMs = 20_000;

function subscribe(onTick: () => void) {
  const timer = setInterval(onTick, tickMs);
  return () => clearInterval(timer);
}

/** Rounded, so that the value stays the same between two ticks. */
const now = () => Math.floor(Date.now() / tickMs) * tickMs;

/** The moment by the visitor's clock in milliseconds since 1970. Null on the server, and outside the weekend. */
function useMomentOf(parts: LiveParts): number | null {
  const moment = useSyncExternalStore(subscribe, now, () => null);
  if (moment === null) return null;
  const isDuring = parts.some(({ from }) => from <= moment) && parts.some(({ to }) => moment < to);
  return isDuring ? moment : null;
}

const isOn = ({ from, to }: LiveParts[number], moment: number) => from <= moment && moment < to;

/** During the weekend, says which part is on and which one follows. Its room is there all the time. */
export function WeekendNow({ parts }: { parts: LiveParts }) {
  const moment = useMomentOf(parts);
  if (moment === null) return null;
  const next = parts.find(({ from }) => moment < from);
  const lines = [...parts.filter((part) => isOn(part, moment)).map((part) => part.now), next?.next];
  return lines.map((line) => line && <p key={line}>{line}</p>);
}

interface WeekendMarkProps {
  parts: LiveParts;
  /** The places of the parts on the strip. */
  places: EventView['scale']['parts'];
  className?: string;
}

/** During the weekend, underlines the part of the strip that is on. */
export function WeekendMark({ parts, places, className }: WeekendMarkProps) {
  const moment = useMomentOf(parts);
  return places.map(({ from, to }, index) => {
    const part = parts[index];
    if (moment === null || !part || !isOn(part, moment)) return null;
    return (
      <line key={from} className={className} x1={`${from * 100}%`} x2={`${to * 100}%`} y1="100%" y2="100%" />
    );
  });
}
