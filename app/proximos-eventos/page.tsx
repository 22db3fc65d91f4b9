import type { Metadata } from 'next';
import { Downloads } from '@/components/event/downloads';
import { EventHero } from '@/components/event/event-hero';
import { TakeAlong } from '@/components/event/take-along';
import { eventAddresses, eventView } from '@/lib/event-view';
import { publicFileSize } from '@/lib/file-size';
import { routes } from '@/lib/routes';
import { pageMetadata } from '@/lib/seo';
import { content } from '@/lib/site-content';
import { siteOrigin } from '@/lib/site-url';
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
        <EventHero film={home.hero} poster={<Part name="poster" of="event" />}>
          <Part name="event-words" />
        </EventHero>
        <Part name="programme" />
        <Downloads passes={<Part name="passes" sizes={sizes} />}>
          <TakeAlong
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
