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
import { chooseSections } from '@/lib/event/choose-sections';
import { chooseTitle } from '@/lib/event/further-dates';
import { isCalledOff, isComingOnItsDays } from '@/lib/event-states';
import { routes } from '@/lib/routes';
import { pageMetadata } from '@/lib/seo/metadata';
import { absoluteUrl } from '@/lib/seo/site-url';
import { structuredData } from '@/lib/seo/structured-data';
import { eventWords } from '@/lib/words/event';

export function generateMetadata(): Metadata {
  const { title, description } = content().eventView.texts;
  return pageMetadata({
    title,
    description,
    path: routes.nextEvent,
    image: 'event',
  });
}

export default function NextEventPage() {
  const { closingCalls, event, eventView, furtherDates, site } = content();
  const { state } = event;
  const { buttons, described, texts, weekend } = eventView;
  const has = chooseSections(event, furtherDates);
  const url = absoluteUrl(routes.nextEvent);
  const files = event.downloads.map((download) => ({
    ...download,
    ...describeDownload(download, site.brand),
  }));
  const call = (
    <ClosingCall call={closingCalls[state]} button={buttons.closing} hasTicketBar={buttons.ticket !== null} />
  );
  return (
    <>
      <EventHero event={event} texts={texts} ticketButton={buttons.ticket} hasArrival={has.arrival} />
      {/* If the event is called off, guests first want to know what happens to their tickets. */}
      {isCalledOff(state) && call}
      {has.programme && (
        <Programme
          timeline={weekend.timeline}
          scale={weekend.scale}
          liveParts={weekend.liveParts}
          intro={event.programmeIntro}
          performers={event.performers}
        />
      )}
      {has.downloads && (
        <Downloads files={files}>
          <ShareAndSave
            url={url}
            googleCalendar={
              isComingOnItsDays(state) ? makeGoogleCalendarHref({ event, eventView, url }) : null
            }
            title={texts.title}
          />
        </Downloads>
      )}
      {has.ticket && (
        <Ticket
          event={event}
          texts={texts}
          timeline={weekend.timeline}
          items={described.ticketItems}
          button={buttons.ticket}
        />
      )}
      {has.atmosphere && <Atmosphere {...event.atmosphere} />}
      {has.hotels && <Hotels brand={site.brand} hotels={event.hotels} />}
      {has.stay && (
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
      )}
      {has.arrival && <Arrival items={described.arrivalItems} mapHref={event.mapHref} />}
      {has.furtherDates && <FurtherDates title={chooseTitle(furtherDates, event)} rows={furtherDates} />}
      {!isCalledOff(state) && call}
      {buttons.ticket && <TicketBar button={buttons.ticket} />}
      {/* The structured data come last, so that the text arrives first on a slow connection. */}
      <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: structuredData.event() }} />
    </>
  );
}
