import { Container } from '@/components/ui/container';
import { Section } from '@/components/ui/section';
import { SectionHead } from '@/components/ui/section-head';
import type { EventLabels } from '@/lib/content-model/event-labels';
import type { EventView } from '@/lib/event/event-view';
import { PartDetails, PartTime } from './weekend-part';
import { WeekendStrip } from './weekend-strip';

type ProgrammeProps = EventLabels['programme'] &
  Pick<EventView, 'timeline'> & { intro: string; weekend: EventView['scale'] };

/** The weekend to scale, then each part in words. */
export function Programme({ title, scale, intro, weekend, timeline }: ProgrammeProps) {
  return (
    <Section id="programa" surface="paper" half="bottom">
      <Container>
        <SectionHead title={title}>
          {scale} {intro}
        </SectionHead>
        <WeekendStrip scale={weekend} timeline={timeline} />
        <ol className="mt-16 grid grid-cols-[repeat(auto-fit,minmax(13.5rem,1fr))] gap-x-gap gap-y-11 max-column:mt-10 max-column:grid-cols-1">
          {timeline.map((entry) => (
            <li key={entry.startsAt + entry.title} className="border-t-stroke pt-5">
              <p className="font-display text-time leading-label font-semibold text-muted font-stretch-112%">
                <PartTime {...entry} />
              </p>
              <h3 className="mt-5 mb-3">{entry.title}</h3>
              <PartDetails details={entry.details} />
            </li>
          ))}
        </ol>
      </Container>
    </Section>
  );
}
