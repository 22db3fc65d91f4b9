import { cx } from 'class-variance-authority';
import styles from './ticket-bar.module.css';
import { TicketLink, type TicketLinkProps } from './ticket-link';

/**
 * The ticket button of narrow screens: within thumb's reach while one reads, at rest over the last section's empty foot,
 * so that nothing stays covered.
 */
export function TicketBar({ ticket }: { ticket: TicketLinkProps }) {
  return (
    <div data-dock className={cx(styles.bar, 'column:hidden print:hidden')}>
      <TicketLink {...ticket} className="w-full" />
    </div>
  );
}
