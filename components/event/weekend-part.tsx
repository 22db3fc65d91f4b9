import { cx } from 'class-variance-authority';
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

export function PartDetails({ details, className }: { details: string[]; className: string }) {
  return (
    details.length > 0 && (
      <ul className={cx(className, 'text-body')}>
        {details.map((detail) => (
          <li key={detail} className="border-t border-faint py-2.25">
            {detail}
          </li>
        ))}
      </ul>
    )
  );
}
