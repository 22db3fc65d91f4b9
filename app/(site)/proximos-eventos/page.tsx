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
import { content } from '@/lib/content-model/content';
import { downloadFile } from '@/lib/event/download-file';
import { googleCalendarHref } from '@/lib/event/calendar';
import { routes } from '@/lib/routes';
import { pageMetadata } from '@/lib/seo/metadata';
import { absoluteUrl } from '@/lib/seo/site-url';
import { structuredData } from '@/lib/seo/structured-data';

export function generateMetadata(): Metadata {
  const { event, eventView } = content();
  return pageMetadata({
    title: eventView.title,
    description: event.summary,
    path: routes.nextEvent,
    image: 'event',
  });
}

export default function NextEventPage() {
  const { event, eventLabels: labels, eventView, home, navigation, site } = content();
  const { timeline, hasDatesToKeep } = eventView;
  const { newTab } = navigation.texts;
  const ticket = { ...eventView.ticket, newTab };
  const url = absoluteUrl(routes.nextEvent);
  const files = event.downloads.map((download) => ({ ...download, ...downloadFile(download, site.brand) }));
  return (
    <>
      <div>
        <EventHero
          event={event}
          eventView={eventView}
          arrivalLink={labels.arrivalLink}
          texts={home.hero}
          ticket={ticket}
        />
        <Programme
          {...labels.programme}
          intro={event.programmeIntro}
          timeline={timeline}
          weekend={eventView.scale}
        />
        <Downloads {...labels.downloads} files={files}>
          <ShareAndSave
            {...labels}
            url={url}
            googleCalendar={
              hasDatesToKeep ? googleCalendarHref({ event, eventView, brand: site.brand, url }) : null
            }
            title={eventView.title}
            newTab={newTab}
          />
        </Downloads>
        {eventView.isTicketShown && (
          <Ticket texts={labels.ticket} event={event} eventView={eventView} link={ticket} />
        )}
        <Atmosphere {...labels.atmosphere} {...event.atmosphere} />
        {eventView.hotels.length > 0 && (
          <Hotels {...labels.hotels} hotels={eventView.hotels} newTab={newTab} />
        )}
        <StayCards
          {...labels.stayCards}
          cards={[{ ...event.stay, mention: labels.hotels.mention }, event.activities]}
          newTab={newTab}
        />
        <Arrival {...labels.arrival} items={event.arrival.items} mapHref={event.mapHref} newTab={newTab} />
        <FinalCall {...eventView.call}>
          <TicketLink {...ticket} variant="ink" size="xl" className="max-column:not-print:hidden" />
        </FinalCall>
        <TicketBar ticket={ticket} />
      </div>
      {/* The structured data come last, so that the text arrives first on a slow connection. */}
      <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: structuredData.event() }} />
    </>
  );
}
