import { TitleText } from '@/components/ui/title-text';
import type { EventPageContent, NextEvent } from '@/lib/content-schema/event';
import { splitTitle } from '@/lib/event/split-title';
import { arrivalId } from './arrival';
import { TicketLink, type TicketLinkProps } from './ticket-link';

interface EventWordsProps {
  event: Pick<NextEvent, 'place'>;
  page: Pick<EventPageContent, 'intro' | 'heroAccentWords' | 'arrivalLink'>;
  facts: { label: string; value: string }[];
  ticket: TicketLinkProps;
}

/** What the next event is, and the way to it. */
export function EventWords({ event, page, facts, ticket }: EventWordsProps) {
  return (
    <div className="wrap">
      <p className="ev-n">{ticket.state.notice}</p>
      <h1>
        <TitleText {...splitTitle(event.place, page.heroAccentWords)} breakBefore />
      </h1>
      <p className="lead">{page.intro}</p>
      <dl className="facts">
        {facts.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <div className="acts">
        <TicketLink {...ticket} />
        <a className="btn btn-line" href={`#${arrivalId}`}>
          {page.arrivalLink}
        </a>
      </div>
    </div>
  );
}
