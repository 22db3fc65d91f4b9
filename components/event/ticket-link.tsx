import { cx } from 'class-variance-authority';
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
 * The ticket button of narrow windows. It stays at the bottom of the window until the visitor scrolls to its place in the
 * page. It rests there in a low window, which has no room for a bar over the page, and while the cookie banner is open,
 * when the hero has the button.
 */
export function TicketBar({ button }: { button: TicketLinkProps }) {
  return (
    <div
      data-ticket-bar
      className={cx(
        'z-20 border-t border-hairline bg-ink px-gutter pt-2.5 pb-safe-2.5 820:hidden print:hidden',
        'not-zoomed:not-in-data-cookies:sticky not-zoomed:not-in-data-cookies:bottom-0',
      )}
    >
      <TicketLink {...button} className="w-full" />
    </div>
  );
}
