import { buttonVariants, type ButtonLook } from '@/components/ui/button';
import { ButtonLink } from '@/components/ui/button-link';
import { ExternalLink } from '@/components/ui/external-link';
import { isOnSale, type EventPageContent, type NextEvent } from '@/lib/content-schema/event';
import { sections } from '@/lib/routes';

export interface TicketLinkProps extends Pick<ButtonLook, 'variant' | 'size'> {
  event: Pick<NextEvent, 'state' | 'ticketHref'>;
  state: EventPageContent['states'][NextEvent['state']];
  newTab: string;
  className?: string;
}

/** Leads to the ticket platform while tickets are on sale, and before the sale to the contact form. Else no link. */
export function TicketLink({ event, state, newTab, className, ...look }: TicketLinkProps) {
  if (isOnSale(event.state) && event.ticketHref) {
    return (
      <ExternalLink
        className={buttonVariants({ ...look, arrow: true, className })}
        href={event.ticketHref}
        newTab={newTab}
      >
        {state.buy}
      </ExternalLink>
    );
  }
  if (event.state === 'announced') {
    return (
      <ButtonLink {...look} arrow className={className} href={`/#${sections.contact}`}>
        {state.buy}
      </ButtonLink>
    );
  }
  return (
    <span className={buttonVariants({ ...look, className })} role="link" aria-disabled="true">
      {state.buy}
    </span>
  );
}
