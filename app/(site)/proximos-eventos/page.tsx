import type { Metadata } from 'next';
import { Arrival } from '@/components/event/arrival';
import { Atmosphere } from '@/components/event/atmosphere';
import { Downloads } from '@/components/event/downloads';
import { EventHero } from '@/components/event/event-hero';
import { ClosingCall } from '@/components/event/closing-call';
import { FurtherDates } from '@/components/event/further-dates';
import { Hotels } from '@/components/event/hotels';
import { Programme } from '@/components/event/programme';
import { ShareAndSave } from '@/components/event/share-and-save';
import { StayCards } from '@/components/event/stay-cards';
import { Ticket } from '@/components/event/ticket';
import { TicketBar } from '@/components/event/ticket-link';
import { content } from '@/lib/content-loader/content';
import { describeDownload } from '@/lib/event/download-file';
import { makeGoogleCalendarHref } from '@/lib/event/calendar';
import { chooseTitle } from '@/lib/event/further-dates';
import { isAhead, isCalledOff, isComing } from '@/lib/event-states';
import { routes } from '@/lib/routes';
import { pageMetadata } from '@/lib/seo/metadata';
import { absoluteUrl } from '@/lib/seo/site-url';
import { structuredData } from '@/lib/seo/structured-data';
import { eventWords } from '@/lib/words/event';

export function generateMetadata(): Metadata {
  const { eventView } = content();
  return pageMetadata({
    title: eventView.title,
    description: eventView.description,
    path: routes.nextEvent,
    image: 'event',
  });
}

export default function NextEventPage() {
  const { closingCalls, event, eventView, furtherDates, site } = content();
  const { state } = event;
  const { ticketButton } = eventView;
  const url = absoluteUrl(routes.nextEvent);
  const files = event.downloads.map((download) => ({
    ...download,
    ...describeDownload(download, site.brand),
  }));
  const call = (
    <ClosingCall
      call={closingCalls[state]}
      button={eventView.closingButton}
      hasTicketBar={ticketButton !== null}
    />
  );
  return (
    <>
      <EventHero event={event} eventView={eventView} hasArrival={isAhead(state)} />
      {/* Guests of an event that has been called off first ask what happens with their tickets. */}
      {isCalledOff(state) && call}
      {state !== 'cancelled' && (
        <Programme
          timeline={eventView.timeline}
          scale={eventView.scale}
          liveParts={eventView.liveParts}
          intro={event.programmeIntro}
          performers={event.performers}
        />
      )}
      {isAhead(state) && (
        <Downloads files={files}>
          <ShareAndSave
            url={url}
            googleCalendar={isComing(state) ? makeGoogleCalendarHref({ event, eventView, url }) : null}
            title={eventView.title}
          />
        </Downloads>
      )}
      {isComing(state) && <Ticket event={event} eventView={eventView} />}
      {state !== 'cancelled' && <Atmosphere {...event.atmosphere} />}
      {/* Hotels take bookings only for days that are known. */}
      {isComing(state) && (
        <>
          {event.hotels.length > 0 && <Hotels brand={site.brand} hotels={event.hotels} />}
          <StayCards
            cards={[
              {
                ...event.stay,
                title: eventWords.stay.lodging,
                mention: eventWords.hotels.mention(site.brand),
              },
              { ...event.activities, title: eventWords.stay.activities },
            ]}
          />
        </>
      )}
      {isAhead(state) && <Arrival items={eventView.arrivalItems} mapHref={event.mapHref} />}
      {furtherDates.length > 0 && (
        <FurtherDates title={chooseTitle(furtherDates, event)} rows={furtherDates} />
      )}
      {!isCalledOff(state) && call}
      {ticketButton && <TicketBar button={ticketButton} />}
      {/* The structured data come last, so that the text arrives first on a slow connection. */}
      <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: structuredData.event() }} />
    </>
  );
}
