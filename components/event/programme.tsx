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
    <section id="programa" className="sec on-cal prog">
      <div className="wrap">
        <SectionHead title={title}>{intro}</SectionHead>
        <WeekendTimeline entries={timeline} />
      </div>
    </section>
  );
}
