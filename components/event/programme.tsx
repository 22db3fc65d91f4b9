import { Container } from '@/components/ui/container';
import { Section } from '@/components/ui/section';
import { SectionHead } from '@/components/ui/section-head';
import { WeekendTimeline } from '@/components/drawing/weekend-timeline';
import type { EventPageContent } from '@/lib/content-schema/event';
import type { TimelineEntry } from '@/lib/event/facts';

export function Programme({
  title,
  intro,
  timeline,
}: EventPageContent['programme'] & { timeline: TimelineEntry[] }) {
  return (
    <Section id="programa" ground="cal" half="bottom">
      <Container>
        <SectionHead title={title}>{intro}</SectionHead>
        <WeekendTimeline entries={timeline} />
      </Container>
    </Section>
  );
}
