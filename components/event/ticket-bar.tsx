import styles from './ticket-bar.module.css';
import { TicketLink, type TicketLinkProps } from './ticket-link';

/**
 * The ticket button of narrow windows. It stays at the bottom of the window until the visitor scrolls to its place in
 * the page.
 */
export function TicketBar({ ticket }: { ticket: TicketLinkProps }) {
  return (
    <div data-dock className={styles.ticketBar}>
      <TicketLink {...ticket} className="w-full" />
    </div>
  );
}
