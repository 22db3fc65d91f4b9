import type { Metadata } from 'next';
import { Downloads } from '@/components/event/downloads';
import { EventHero } from '@/components/event/event-hero';
import { ShareAndSave } from '@/components/event/share-and-save';
import { eventAddresses, eventView } from '@/lib/event/page';
import { publicFileSize } from '@/lib/event/download-size';
import { filmCuts } from '@/lib/media/manifest';
import { routes } from '@/lib/routes';
import { pageMetadata } from '@/lib/seo/metadata';
import { content } from '@/lib/site-content';
import { siteOrigin } from '@/lib/seo/site-origin';
import { Part } from '../markup/part';
import '../styles/event.css';

const { event, eventPage, home } = content;
const { title } = eventView;
const origin = siteOrigin();

export const metadata: Metadata = pageMetadata({
  title,
  description: event.summary,
  path: routes.nextEvent,
  image: 'event',
});

export default function NextEventPage() {
  const sizes = event.downloads.map(({ file }) => publicFileSize(file));
  return (
    <>
      <Part name="structured-data" of="event" origin={origin} />
      <div>
        <EventHero
          texts={home.hero}
          film={filmCuts(eventPage.film)}
          poster={<Part name="poster" of="event" />}
        >
          <Part name="event-words" />
        </EventHero>
        <Part name="programme" />
        <Downloads cards={<Part name="download-cards" sizes={sizes} />}>
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
