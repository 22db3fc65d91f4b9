import { Link } from '@/components/ui/link';
import type { NextEvent, EventPageContent } from '@/lib/content-schema/event';
import { routes } from '@/lib/routes';

export interface EventCardProps {
  title: string;
  /** A line below the place. */
  detail: string;
  event: Pick<NextEvent, 'capacityLabel' | 'place' | 'province' | 'state'> & {
    dates: string;
    dateParts: { days: string; rest: string };
  };
  state: EventPageContent['states'][NextEvent['state']];
}

/** 'Próximo Evento': the tower of the wall under the hero. */
export function EventCard({ title, detail, event, state }: EventCardProps) {
  return (
    <aside className="card" aria-label={title}>
      <p className="card-top">
        <span>{title}</span> <span>{event.state === 'on-sale' ? event.capacityLabel : state.notice}</span>
      </p>
      <p className="card-d">
        <span className="sr-only">{event.dates}</span>
        <b aria-hidden="true">{event.dateParts.days}</b>
        <span aria-hidden="true">{event.dateParts.rest}</span>
      </p>
      <p>
        <strong>{event.place}</strong>, {event.province}
        <br />
        {detail}
      </p>
      <Link className="btn btn-ink go" href={routes.nextEvent}>
        {state.reserve}
      </Link>
    </aside>
  );
}
