import { ButtonLink, type ButtonLook } from '@/components/ui/button';
import type { EventView } from '@/lib/event/event-view';

export type TicketLinkProps = Pick<ButtonLook, 'variant' | 'size'> &
  EventView['buttons']['closing'] & { className?: string };

/** The ticket button. It leads to the ticket platform or to a page of the site. */
export function TicketLink({ label, ...props }: TicketLinkProps) {
  return (
    <ButtonLink arrow {...props}>
      {label}
    </ButtonLink>
  );
}

/**
 * The ticket button of narrow windows. It stays at the foot of the window (app/foot.css) until the visitor scrolls to its
 * place in the page. The bar's height is fixed, so the text stays small enough for two lines. In a low window the bar stays in
 * its place in the page, and the hero has the button too.
 */
export function TicketBar({ button }: { button: TicketLinkProps }) {
  return (
    <div
      data-ticket-bar
      className="z-20 border-t border-hairline bg-ink px-gutter py-2.5 820:hidden print:hidden"
    >
      <TicketLink {...button} className="w-full max-820:text-[length:min(1.125rem,6vw)]" />
    </div>
  );
}
