import { cx } from 'class-variance-authority';
import { TicketLink, type TicketLinkProps } from './ticket-link';

const bar = cx(
  'z-20 border-t border-hairline bg-ink not-zoomed:sticky not-zoomed:bottom-(--cookies) column:hidden print:hidden',
  'px-gutter pt-2.5 pb-safe-2.5 in-data-cookies:pb-6',
);

/** The ticket button of narrow windows, at the bottom of the window until the page reaches its place. */
export function TicketBar({ ticket }: { ticket: TicketLinkProps }) {
  return (
    <div data-dock className={bar}>
      <TicketLink {...ticket} className="w-full" />
    </div>
  );
}
