import { TicketLink, type TicketLinkProps } from './ticket-link';

/**
 * The ticket button of narrow screens: within thumb's reach while one reads, at rest over the last section's empty foot,
 * so that nothing stays covered.
 */
export function TicketBar({ ticket }: { ticket: TicketLinkProps }) {
  return (
    <div
      data-dock
      className="sticky bottom-(--cookies,0px) z-20 -mt-20 border-t border-hairline bg-tinta px-gutter pt-2.5 pb-[max(0.625rem,env(safe-area-inset-bottom))] column:hidden print:hidden"
    >
      <TicketLink {...ticket} className="w-full" />
    </div>
  );
}
