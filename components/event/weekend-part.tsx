import type { TimelineEntry } from '@/lib/event/timeline';

/** 'Viernes 14, 18:00-22:00' */
export function PartTime({ day, time, startsAt }: TimelineEntry) {
  return (
    <>
      {day},{' '}
      <time className="whitespace-nowrap" dateTime={startsAt}>
        {time}
      </time>
    </>
  );
}

export function PartDetails({ details }: { details: string[] }) {
  return (
    <ul className="text-body">
      {details.map((detail) => (
        <li key={detail} className="border-t border-faint py-2.25">
          {detail}
        </li>
      ))}
    </ul>
  );
}
