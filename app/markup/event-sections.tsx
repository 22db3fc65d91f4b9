import { Arrival } from '@/components/event/arrival';
import { Feel } from '@/components/event/feel';
import { Hotels } from '@/components/event/hotels';
import { Programme } from '@/components/event/programme';
import { TicketLink } from '@/components/event/ticket-link';
import { Visits } from '@/components/event/visits';
import { eventFacts } from '@/lib/event';
import { eventView } from '@/lib/event-view';
import { content } from '@/lib/site-content';

const { event, eventPage: page } = content;

export function BeforeDownloads() {
  return <Programme {...page.programme} timeline={eventFacts(event).timeline} />;
}

export function AfterDownloads() {
  return (
    <>
      <Feel {...page.feel} />
      <Hotels {...page.hotels} hotels={event.hotels} newTab={page.newTab} />
      <Visits {...page} cards={[event.stay, event.activities]} />
      <Arrival {...page.arrival} mapHref={event.mapHref} newTab={page.newTab} />
      <div className="buy-bar">
        <TicketLink {...eventView.ticket} />
      </div>
    </>
  );
}
