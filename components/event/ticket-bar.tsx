import { cx } from 'class-variance-authority';
import { TicketLink, type TicketLinkProps } from './ticket-link';

/** It rests above the cookie bar while that is there, and clear of a phone's own controls. */
const bar = cx(
  'sticky bottom-(--cookies) z-20 -mt-20 border-t border-hairline bg-tinta column:hidden print:hidden',
  'px-gutter pt-2.5 pb-safe-2.5',
);

/**
 * The ticket button of narrow screens: within thumb's reach while one reads, at rest over the last section's empty foot,
 * so that nothing stays covered.
 */
export function TicketBar({ ticket }: { ticket: TicketLinkProps }) {
  return (
    <div data-dock className={bar}>
      <TicketLink {...ticket} className="w-full" />
    </div>
  );
}
