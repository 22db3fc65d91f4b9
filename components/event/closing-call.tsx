import { Merlons } from '@/components/brand/moving-motifs';
import { Container } from '@/components/ui/container';
import { TitleText } from '@/components/ui/title-text';
import type { ClosingCall } from '@/lib/content-model/closing-calls';
import type { EventView } from '@/lib/event/event-view';
import { TicketLink } from './ticket-link';

interface ClosingCallProps {
  call: ClosingCall;
  button: EventView['buttons']['closing'];
  /** Whether a narrow window has the button in the TicketBar instead. */
  hasTicketBar: boolean;
}

/** The closing call. It ends the event's page, or follows the hero if the event is called off. */
export function ClosingCall({ call, button, hasTicketBar }: ClosingCallProps) {
  return (
    <section className="battlement relative on-accent py-section-light print:break-inside-avoid">
      <Merlons />
      <Container className="flex flex-wrap items-end justify-between gap-10">
        <div className="max-w-full min-w-0">
          <h2 className="text-h2-call">
            <TitleText {...call.title} breakBefore />
          </h2>
          <p className="mt-6 measure-31">{call.text}</p>
        </div>
        <TicketLink
          {...button}
          variant="ink"
          size="xl"
          className={hasTicketBar ? 'max-820:not-print:hidden' : undefined}
        />
      </Container>
    </section>
  );
}
