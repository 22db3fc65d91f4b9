import type { TimelinePart } from '@/lib/event/timeline';

/** 'Viernes 14, 18:00-22:00' */
export function DayAndTime({ day, time, startsAt }: TimelinePart) {
  return (
    <>
      {day},{' '}
      <time className="whitespace-nowrap" dateTime={startsAt}>
        {time}
      </time>
    </>
  );
}
