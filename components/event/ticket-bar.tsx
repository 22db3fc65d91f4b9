import styles from './ticket-bar.module.css';
import { TicketLink, type TicketLinkProps } from './ticket-link';

/** The ticket button of narrow windows, at the bottom of the window until the page reaches its place. */
export function TicketBar({ ticket }: { ticket: TicketLinkProps }) {
  return (
    <div data-dock className={styles.bar}>
      <TicketLink {...ticket} className="w-full" />
    </div>
  );
}
