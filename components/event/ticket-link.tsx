import { ButtonLink } from '@/components/ui/button';
import type { ButtonLook } from '@/components/ui/button';
import type { EventView } from '@/lib/event/event-view';

export type TicketLinkProps = Pick<ButtonLook, 'variant' | 'size'> &
  NonNullable<EventView['ticket']> & { newTab: string; className?: string };

/** The ticket button. It leads to the ticket platform or to a page of the site. */
export function TicketLink({ label, ...props }: TicketLinkProps) {
  return (
    <ButtonLink arrow {...props}>
      {label}
    </ButtonLink>
  );
}

/**
 * The ticket button of narrow windows. It stays at the bottom of the window until the visitor scrolls to its place in the page,
 * except in a low window, where it would leave too little room for the page.
 */
export function TicketBar({ ticket }: { ticket: TicketLinkProps }) {
  return (
    <div
      data-dock
      data-above-banner
      className="z-20 border-t border-hairline bg-ink px-gutter pt-2.5 pb-safe-2.5 not-zoomed:sticky not-zoomed:bottom-(--cookies) in-data-cookies:pb-6 820:hidden print:hidden"
    >
      <TicketLink {...ticket} className="w-full" />
    </div>
  );
}
