import { Timeline } from '@/components/ui/timeline';
import { TitleText } from '@/components/ui/title-text';
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
        <div className="hd">
          <h2>
            <TitleText {...title} breakBefore />
          </h2>
          <p className="mut">{intro}</p>
        </div>
        <Timeline entries={timeline} />
      </div>
    </section>
  );
}
