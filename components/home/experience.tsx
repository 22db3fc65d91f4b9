import { Container } from '@/components/ui/container';
import { Section } from '@/components/ui/section';
import { SectionHead } from '@/components/ui/section-head';
import { WeekendTimeline } from '@/components/drawing/weekend-timeline';
import type { HomeContent } from '@/lib/content-schema/home';
import type { TimelineEntry } from '@/lib/event/facts';
import { sections } from '@/lib/routes';

interface ExperienceProps extends Pick<HomeContent['experience'], 'title' | 'intro'> {
  timeline: TimelineEntry[];
}

export function Experience({ title, intro, timeline }: ExperienceProps) {
  return (
    <Section id={sections.experience} surface="tinta">
      <Container>
        <SectionHead title={title}>{intro}</SectionHead>
        <WeekendTimeline entries={timeline} />
      </Container>
    </Section>
  );
}
