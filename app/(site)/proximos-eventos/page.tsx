import type { Metadata } from 'next';
import { Arrival } from '@/components/event/arrival';
import { Atmosphere } from '@/components/event/atmosphere';
import { Downloads } from '@/components/event/downloads';
import { EventHero } from '@/components/event/event-hero';
import { FinalCall } from '@/components/event/final-call';
import { Hotels } from '@/components/event/hotels';
import { Programme } from '@/components/event/programme';
import { ShareAndSave } from '@/components/event/share-and-save';
import { StayCards } from '@/components/event/stay-cards';
import { Ticket } from '@/components/event/ticket';
import { TicketBar } from '@/components/event/ticket-bar';
import { TicketLink } from '@/components/event/ticket-link';
import { downloadFile } from '@/lib/documents/download-file';
import { isOnSale } from '@/lib/content-schema/event';
import { eventFacts, shownDates } from '@/lib/event/facts';
import { eventView } from '@/lib/event/page';
import { filmVersions } from '@/lib/media/manifest';
import { routes } from '@/lib/routes';
import { pageMetadata } from '@/lib/seo/metadata';
import { structuredData } from '@/lib/seo/structured-data';
import { content } from '@/lib/site-content';

const { event, eventPage: page, home, site } = content;
const { title, url, googleCalendar, facts, ticket, hotels } = eventView;
const { timeline } = eventFacts(event);
/** Later there is nothing to buy. */
const isTicketShown = isOnSale(event.state) || event.state === 'announced';

export const metadata: Metadata = pageMetadata({
  title,
  description: event.summary,
  path: routes.nextEvent,
  image: 'event',
});

export default function NextEventPage() {
  const files = event.downloads.map((download) => ({ ...download, ...downloadFile(download, site.brand) }));
  return (
    <>
      <div>
        <EventHero
          event={event}
          page={page}
          film={filmVersions(page.film)}
          texts={home.hero}
          facts={facts}
          ticket={ticket}
        />
        <Programme texts={page.programme} event={event} timeline={timeline} />
        <Downloads {...page.downloads} files={files}>
          <ShareAndSave {...page} url={url} googleCalendar={googleCalendar} title={title} />
        </Downloads>
        {isTicketShown && (
          <Ticket
            texts={page.ticket}
            dates={shownDates(event, page.facts)}
            event={event}
            timeline={timeline}
            link={ticket}
          />
        )}
        <Atmosphere {...page.atmosphere} />
        <Hotels {...page.hotels} hotels={hotels} newTab={page.newTab} />
        <StayCards {...page} cards={[event.stay, event.activities]} />
        <Arrival {...page.arrival} mapHref={event.mapHref} newTab={page.newTab} />
        <FinalCall {...page.call}>
          <TicketLink {...ticket} variant="ink" size="xl" className="max-column:not-print:hidden" />
        </FinalCall>
        <TicketBar ticket={ticket} />
      </div>
      {/* Last: on a slow connection the text arrives first. */}
      <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: structuredData.event() }} />
    </>
  );
}
