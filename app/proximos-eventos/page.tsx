import type { Metadata } from 'next';
import { Arrival } from '@/components/event/arrival';
import { Downloads } from '@/components/event/downloads';
import { EventHero } from '@/components/event/event-hero';
import { Feel } from '@/components/event/feel';
import { FinalCall } from '@/components/event/final-call';
import { Hotels } from '@/components/event/hotels';
import { JsonLd } from '@/components/event/json-ld';
import { Programme } from '@/components/event/programme';
import { TakeAlong } from '@/components/event/take-along';
import { TicketLink } from '@/components/event/ticket-link';
import { Visits } from '@/components/event/visits';
import { nextEventView } from '@/lib/event-view';
import { routes } from '@/lib/routes';
import { pageMetadata } from '@/lib/seo';
import { content } from '@/lib/site-content';
import '../styles/event.css';

const { event, eventPage: page, home } = content;
const { title, ticket, ...view } = nextEventView();

export const metadata: Metadata = pageMetadata({
  title,
  description: event.summary,
  path: routes.nextEvent,
  image: 'event',
});

export default function NextEventPage() {
  return (
    <>
      <JsonLd data={view.structuredData} />
      <div>
        <EventHero event={event} page={page} film={home.hero} facts={view.facts} ticket={ticket} />
        <Programme {...page.programme} timeline={view.timeline} />
        <Downloads {...page.downloads} files={view.downloads}>
          <TakeAlong {...page} url={view.url} title={title} googleCalendar={view.googleCalendar} />
        </Downloads>
        <Feel {...page.feel} />
        <Hotels {...page.hotels} hotels={event.hotels} newTab={page.newTab} />
        <Visits {...page} cards={[event.stay, event.activities]} />
        <Arrival {...page.arrival} mapHref={event.mapHref} newTab={page.newTab} />
        <div className="buy-bar">
          <TicketLink {...ticket} />
        </div>
      </div>
      <FinalCall {...page.call}>
        <TicketLink {...ticket} className="btn btn-ink btn-xl" />
      </FinalCall>
    </>
  );
}
