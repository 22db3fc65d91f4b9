import { ExternalLink } from '@/components/ui/external-link';
import type { EventPageContent, NextEvent } from '@/lib/content-schema/event';
import { sections } from '@/lib/routes';

export interface TicketLinkProps {
  event: Pick<NextEvent, 'state' | 'ticketHref'>;
  state: EventPageContent['states'][NextEvent['state']];
  newTab: string;
  className?: string;
}

/** The one way to buy. While nothing is sold it says so; before the sale it leads to the contact form. */
export function TicketLink({ event, state, newTab, className = 'btn' }: TicketLinkProps) {
  if (state.sells) {
    return (
      <ExternalLink className={`${className} go`} href={event.ticketHref} newTab={newTab}>
        {state.buy}
      </ExternalLink>
    );
  }
  if (event.state === 'announced') {
    return (
      <a className={`${className} go`} href={`/#${sections.contact}`}>
        {state.buy}
      </a>
    );
  }
  return (
    <span className={className} aria-disabled="true">
      {state.buy}
    </span>
  );
}
