import { ButtonLink, type ButtonLook } from '@/components/ui/button';
import type { EventView } from '@/lib/event/event-view';
import styles from './ticket-link.module.css';

export type TicketLinkProps = Pick<ButtonLook, 'variant' | 'size'> &
  NonNullable<EventView['ticketButton']> & { className?: string };

/** The ticket button. It leads to the ticket platform or to a page of the site. */
export function TicketLink({ label, ...props }: TicketLinkProps) {
  return (
    <ButtonLink arrow {...props}>
      {label}
    </ButtonLink>
  );
}

/**
 * The ticket button of narrow windows. It stays at the bottom of the window until the visitor scrolls to its place in the
 * page. While the cookie banner is open, it rests there.
 */
export function TicketBar({ ticket }: { ticket: TicketLinkProps }) {
  return (
    <div data-dock className={styles.ticketBar}>
      <TicketLink {...ticket} className="w-full" />
    </div>
  );
}
