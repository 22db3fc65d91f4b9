import type { TimelinePart } from '@/lib/event/timeline';

/** 'Viernes 14, 18:00-22:00' */
export function DayAndTime({ dayLabel, time, startsAt }: TimelinePart) {
  return (
    <>
      {dayLabel},{' '}
      <time className="whitespace-nowrap" dateTime={startsAt}>
        {time}
      </time>
    </>
  );
}
