import type { Metadata } from 'next';
import { Downloads } from '@/components/event/downloads';
import { EventHero } from '@/components/event/event-hero';
import { ShareAndSave } from '@/components/event/share-and-save';
import { eventAddresses, eventView } from '@/lib/event/page';
import { downloadFile } from '@/lib/documents/download-file';
import { routes } from '@/lib/routes';
import { pageMetadata } from '@/lib/seo/metadata';
import { content } from '@/lib/site-content';
import { siteOrigin } from '@/lib/seo/site-origin';
import { Part } from '../markup/part';
import '../styles/event.css';

const { event, eventPage, home, site } = content;
const { title } = eventView;
const origin = siteOrigin();

export const metadata: Metadata = pageMetadata({
  title,
  description: event.summary,
  path: routes.nextEvent,
  image: 'event',
});

export default function NextEventPage() {
  const files = event.downloads.map((download) => downloadFile(download, site.brand));
  return (
    <>
      <Part name="structured-data" of="event" origin={origin} />
      <div>
        <EventHero film={home.hero} poster={<Part name="poster" of="event" />}>
          <Part name="event-words" />
        </EventHero>
        <Part name="programme" />
        <Downloads cards={<Part name="download-cards" files={files} />}>
          <ShareAndSave
            share={eventPage.share}
            url={eventAddresses(origin).url}
            title={title}
            calendars={<Part name="calendar-links" origin={origin} />}
          />
        </Downloads>
        <Part name="event-sections" />
      </div>
      <Part name="final-call" />
    </>
  );
}
