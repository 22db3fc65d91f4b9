import type { Metadata } from 'next';
import { Downloads } from '@/components/event/downloads';
import { EventHero } from '@/components/event/event-hero';
import { FinalCall } from '@/components/event/final-call';
import { TakeAlong } from '@/components/event/take-along';
import { TicketLink } from '@/components/event/ticket-link';
import { nextEventView } from '@/lib/event-view';
import { routes } from '@/lib/routes';
import { pageMetadata } from '@/lib/seo';
import { content } from '@/lib/site-content';
import { siteOrigin } from '@/lib/site-url';
import { Part } from '../markup/part';
import '../styles/event.css';

const { event, eventPage: page, home } = content;
const { title, ticket, facts, downloads, url, googleCalendar } = nextEventView();

export const metadata: Metadata = pageMetadata({
  title,
  description: event.summary,
  path: routes.nextEvent,
  image: 'event',
});

export default function NextEventPage() {
  return (
    <>
      <Part name="structured-data" of="event" origin={siteOrigin()} />
      <div>
        <EventHero
          event={event}
          page={page}
          film={home.hero}
          facts={facts}
          ticket={ticket}
          poster={<Part name="poster" of="event" />}
        />
        <Part name="before-downloads" />
        <Downloads {...page.downloads} files={downloads}>
          <TakeAlong {...page} url={url} title={title} googleCalendar={googleCalendar} />
        </Downloads>
        <Part name="after-downloads" />
      </div>
      <FinalCall {...page.call}>
        <TicketLink {...ticket} className="btn btn-ink btn-xl" />
      </FinalCall>
    </>
  );
}
