import { cx } from 'class-variance-authority';
import { Merlons } from '@/components/brand/moving-motifs';
import { ButtonLink } from '@/components/ui/button';
import { Link } from '@/components/ui/link';
import { UnbrokenHyphens } from '@/components/ui/unbroken-hyphens';
import type { EventContent } from '@/lib/content-model/event';
import type { EventView } from '@/lib/event/event-view';
import { furtherDatesId, routes } from '@/lib/routes';
import styles from './event-card.module.css';

export interface EventCardProps {
  event: Pick<EventContent, 'place' | 'province' | 'homeLine'>;
  eventView: Pick<
    EventView,
    | 'cardTitle'
    | 'cardNote'
    | 'dates'
    | 'dateParts'
    | 'weekdays'
    | 'formerDates'
    | 'priceFrom'
    | 'buttonLabels'
  >;
  /** 'Más fechas: Peñíscola, 12-13 Marzo 2027', or null if there are none. */
  furtherDatesLine: string | null;
}

/** What, when and where the next event is, with the button that leads to its page. */
export function EventCard({ event, eventView, furtherDatesLine }: EventCardProps) {
  const { cardTitle, cardNote, dates, dateParts, weekdays, formerDates, priceFrom, buttonLabels } = eventView;
  return (
    <aside
      className={cx(styles.card, 'battlement relative -bottom-px z-1 on-paper leading-text battlement-tower')}
      aria-label={cardTitle}
    >
      <Merlons />
      <p className="flex flex-wrap justify-between gap-x-4 gap-y-1 border-b-stroke pb-3.5 text-small leading-label font-semibold">
        <span>{cardTitle}</span> {cardNote && <span className="text-accent-deep">{cardNote}</span>}
      </p>
      <p
        className={cx(
          'mt-5.5 mb-4.5 flex flex-wrap items-center gap-x-4 gap-y-3',
          'font-display text-plus leading-label font-semibold font-stretch-115%',
        )}
      >
        <span className="sr-only">{dates}</span>
        <b className="text-date font-bold whitespace-nowrap font-stretch-112%" aria-hidden="true">
          {dateParts.days}
        </b>
        <span className="measure-7.5 min-w-min flex-1" aria-hidden="true">
          {dateParts.rest}
        </span>
        {[weekdays, formerDates].map(
          (days) =>
            days && (
              <span key={days} className="basis-full font-text text-small font-normal">
                {days}
              </span>
            ),
        )}
      </p>
      <p>
        <strong>{event.place}</strong>, {event.province}
        <br />
        {event.homeLine}
      </p>
      {priceFrom && (
        <p className="mt-3 font-display text-plus leading-label font-semibold font-stretch-112%">
          {priceFrom}
        </p>
      )}
      <ButtonLink variant="ink" arrow className="mt-5 w-full max-1140:px-5" href={routes.nextEvent}>
        {buttonLabels.card}
      </ButtonLink>
      {furtherDatesLine && (
        <p className="mt-4 text-small leading-snug">
          <Link className="underline underline-offset-inline" href={`${routes.nextEvent}#${furtherDatesId}`}>
            <UnbrokenHyphens>{furtherDatesLine}</UnbrokenHyphens>
          </Link>
        </p>
      )}
    </aside>
  );
}
