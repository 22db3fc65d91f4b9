import { SectionHead } from '@/components/ui/section-head';
import { Timeline } from '@/components/ui/timeline';
import type { EventPageContent } from '@/lib/content-schema/event';
import type { TimelineEntry } from '@/lib/event';

export function Programme({
  title,
  intro,
  timeline,
}: EventPageContent['programme'] & { timeline: TimelineEntry[] }) {
  return (
    <section id="programa" className="sec on-cal prog">
      <div className="wrap">
        <SectionHead title={title}>{intro}</SectionHead>
        <Timeline entries={timeline} />
      </div>
    </section>
  );
}
