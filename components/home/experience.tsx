import { TitleText } from '@/components/ui/title-text';
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
