import { buttonVariants, type ButtonLook } from '@/components/ui/button';
import { ButtonLink } from '@/components/ui/button-link';
import { ExternalLink } from '@/components/ui/external-link';
import type { EventView } from '@/lib/event/event-view';
import { isOutside } from '@/lib/routes';

export type TicketLinkProps = Pick<ButtonLook, 'variant' | 'size'> &
  NonNullable<EventView['ticket']> & { newTab: string; className?: string };

/** The ticket button. It leads to the ticket platform or to a page of the site. */
export function TicketLink({ label, href, newTab, className, ...look }: TicketLinkProps) {
  if (isOutside(href))
    return (
      <ExternalLink
        className={buttonVariants({ ...look, arrow: true, className })}
        href={href}
        newTab={newTab}
      >
        {label}
      </ExternalLink>
    );
  return (
    <ButtonLink {...look} arrow className={className} href={href}>
      {label}
    </ButtonLink>
  );
}
