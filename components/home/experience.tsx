import { SectionHead } from '@/components/ui/section-head';
import { Timeline } from '@/components/ui/timeline';
import type { HomeContent } from '@/lib/content-schema/home';
import type { TimelineEntry } from '@/lib/event';
import { sections } from '@/lib/routes';

interface ExperienceProps extends Pick<HomeContent['experience'], 'title' | 'intro'> {
  timeline: TimelineEntry[];
}

export function Experience({ title, intro, timeline }: ExperienceProps) {
  return (
    <section id={sections.experience} className="sec on-tinta">
      <div className="wrap">
        <SectionHead title={title}>{intro}</SectionHead>
        <Timeline entries={timeline} />
      </div>
    </section>
  );
}
