import { cx } from 'class-variance-authority';
import { TicketLink, type TicketLinkProps } from './ticket-link';

/** It rests above the cookie bar while that is there, and clear of a phone's own controls. */
const bar = cx(
  'sticky bottom-(--cookies) z-20 border-t border-hairline bg-tinta column:hidden print:hidden',
  'px-gutter pt-2.5 pb-safe-2.5',
);

/**
 * The ticket button of narrow screens: within thumb's reach while one reads, and at the end in its own place, below the
 * last call, whose only button it is.
 */
export function TicketBar({ ticket }: { ticket: TicketLinkProps }) {
  return (
    <div data-dock className={bar}>
      <TicketLink {...ticket} className="w-full" />
    </div>
  );
}
