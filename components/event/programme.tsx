import { Container } from '@/components/ui/container';
import { Section } from '@/components/ui/section';
import { SectionHead } from '@/components/ui/section-head';
import type { EventPageContent } from '@/lib/content-schema/event';
import type { TimelineEntry } from '@/lib/event/facts';
import { WeekendStrip, type WeekendStripProps } from './weekend-strip';

interface ProgrammeProps extends WeekendStripProps {
  texts: EventPageContent['programme'];
}

function Part({ entry }: { entry: TimelineEntry }) {
  const { day, startsAt, time, title, description, details } = entry;
  return (
    <li className="border-t-stroke pt-5">
      <p className="font-display text-time leading-label font-semibold text-muted font-stretch-112%">
        {day},{' '}
        <time className="whitespace-nowrap" dateTime={startsAt}>
          {time}
        </time>
      </p>
      <h3 className="mt-3 mb-3">{title}</h3>
      <p className="measure-34">{description}</p>
      {details.length > 0 && (
        <ul className="mt-4 text-body">
          {details.map((detail) => (
            <li key={detail} className="border-t border-faint py-2.25">
              {detail}
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}

/** The weekend on one line to scale, then each part in words. */
export function Programme({ texts: { title, scale, intro }, event, timeline }: ProgrammeProps) {
  return (
    <Section id="programa" surface="cal" half="bottom">
      <Container>
        <SectionHead title={title}>
          {scale} {intro}
        </SectionHead>
        <WeekendStrip event={event} timeline={timeline} />
        <ol className="mt-16 grid grid-cols-programme gap-x-gap gap-y-10 max-column:mt-10">
          {timeline.map((entry) => (
            <Part key={entry.startsAt + entry.title} entry={entry} />
          ))}
        </ol>
      </Container>
    </Section>
  );
}
