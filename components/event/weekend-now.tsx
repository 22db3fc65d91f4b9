'use client';

import { useSyncExternalStore } from 'react';
import type { EventView } from '@/lib/event/event-view';

type LiveParts = NonNullable<EventView['liveParts']>;

const tickMs = 20_000;

function subscribe(onTick: () => void) {
  const timer = setInterval(onTick, tickMs);
  return () => clearInterval(timer);
}

/** The moment by the visitor's clock, which stays the same between two ticks. */
const readClock = () => Math.floor(Date.now() / tickMs) * tickMs;

/** During the weekend, the parts that are on and the one that follows. Nothing on the server. */
function useLiveParts(parts: LiveParts): { on: LiveParts; next?: LiveParts[number] } {
  const momentMs = useSyncExternalStore(subscribe, readClock, () => 0);
  const hasBegun = parts.some(({ startsAtMs }) => startsAtMs <= momentMs);
  if (!hasBegun) return { on: [] };
  return {
    on: parts.filter(({ startsAtMs, endsAtMs }) => startsAtMs <= momentMs && momentMs < endsAtMs),
    next: parts.find(({ startsAtMs }) => momentMs < startsAtMs),
  };
}

/** During the weekend, says which part is on and which one follows. */
export function WeekendNow({ parts }: { parts: LiveParts }) {
  const { on, next } = useLiveParts(parts);
  const lines = [...on.map(({ now }) => now), next?.next];
  return <div>{lines.map((line) => line && <p key={line}>{line}</p>)}</div>;
}

/** During the weekend, underlines the part of the strip that is on. */
export function WeekendMark({ parts, className }: { parts: LiveParts; className?: string }) {
  return useLiveParts(parts).on.map(({ from, to }) => (
    <line key={from} className={className} x1={`${from * 100}%`} x2={`${to * 100}%`} y1="100%" y2="100%" />
  ));
}
