import { cx } from 'class-variance-authority';
import { Container } from '@/components/ui/container';
import { Section } from '@/components/ui/section';
import { SectionHead } from '@/components/ui/section-head';
import type { EventLabels } from '@/lib/content-model/event-labels';
import type { EventView } from '@/lib/event/event-view';
import { PartTime } from './weekend-part';
import { partId, WeekendLens, WeekendStrip } from './weekend-strip';
import styles from './weekend-strip.module.css';

type ProgrammeProps = EventLabels['programme'] &
  Pick<EventView, 'timeline'> & { intro: string; weekend: EventView['scale'] };

const titleId = 'horas';
/**
 * In a narrow window the row scrolls, so it must be focusable. On wide screens it is `display: contents`, which takes
 * no focus.
 */
const rowTabIndex = 0;

/** Draws the weekend to scale and describes each part in words. */
export function Programme({ title, scale, intro, weekend, timeline }: ProgrammeProps) {
  return (
    <Section id="programa" surface="paper" half="bottom">
      <Container>
        <SectionHead title={title} titleId={titleId}>
          {scale} {intro}
        </SectionHead>
        <div className="@container">
          <WeekendStrip scale={weekend} timeline={timeline} label={scale} />
          <WeekendLens scale={weekend} timeline={timeline} />
          <div className={styles.swipeRow} role="group" aria-labelledby={titleId} tabIndex={rowTabIndex}>
            <ol className={styles.parts}>
              {timeline.map((entry, index) => (
                <li
                  key={entry.startsAt + entry.title}
                  id={partId(index)}
                  className={cx(styles.column, entry.highlighted && cx(styles.main, 'on-accent'))}
                >
                  <p className="text-time leading-label font-semibold text-muted">
                    <PartTime {...entry} />
                  </p>
                  <h3 className="mt-3 mb-4 max-bar:font-stretch-115% max-smallest:font-stretch-normal">
                    {entry.title}
                  </h3>
                  <ul className="text-body">
                    {entry.details.map((detail) => (
                      <li key={detail} className="border-t border-faint py-2.25">
                        {detail}
                      </li>
                    ))}
                  </ul>
                </li>
              ))}
            </ol>
          </div>
        </div>
      </Container>
    </Section>
  );
}
