import { cx } from 'class-variance-authority';
import type { CSSProperties } from 'react';
import { Container } from '@/components/ui/container';
import { TextLink } from '@/components/ui/text-link';
import { Section, SectionHead } from '@/components/ui/section';
import { UnbrokenHyphens } from '@/components/ui/unbroken-hyphens';
import type { EventContent } from '@/lib/content-model/event';
import type { EventView } from '@/lib/event/event-view';
import { layOutColumns } from '@/lib/brand/part-columns';
import { eventWords } from '@/lib/words/event';
import { WeekendNow } from './weekend-now';
import { DayAndTime } from './day-and-time';
import { makePartId, PartConnectors, WeekendStrip } from './weekend-strip';
import styles from './weekend-strip.module.css';

interface ProgrammeProps extends Pick<EventView, 'timeline' | 'scale' | 'liveParts'> {
  intro: string;
  performers: EventContent['performers'];
}

const titleId = 'horas';

function Performers({ performers }: Pick<ProgrammeProps, 'performers'>) {
  return (
    <div className="mt-11">
      <h3>{eventWords.programme.performers}</h3>
      <ul className="mt-4 flex flex-wrap items-baseline gap-x-7 gap-y-3.5 text-body">
        {performers.map(({ name, href }) => (
          <li key={name}>{href ? <TextLink href={href}>{name}</TextLink> : name}</li>
        ))}
      </ul>
    </div>
  );
}

/** Draws the weekend to scale and describes each part in words. */
export function Programme({ intro, timeline, scale, liveParts, performers }: ProgrammeProps) {
  const words = eventWords.programme;
  const { totalWidth, gridTemplateColumns } = layOutColumns(timeline, 'programme');
  return (
    <Section id="programa" surface="paper" padding="half-below">
      <Container>
        <SectionHead title={words.title} titleId={titleId}>
          {words.scaleNote} {intro}
        </SectionHead>
        <div className={styles.container} style={{ '--total-width': totalWidth } as CSSProperties}>
          <WeekendNow parts={liveParts ?? []} />
          <WeekendStrip scale={scale} timeline={timeline} liveParts={liveParts} label={words.scaleNote} />
          <PartConnectors timeline={timeline} />
          <div
            className={cx(styles.swipeRow, 'swipe-row')}
            role="group"
            aria-labelledby={titleId}
            tabIndex={0}
          >
            <ol className={styles.parts} style={{ gridTemplateColumns }}>
              {timeline.map((part, index) => (
                <li
                  key={part.id}
                  id={makePartId(index)}
                  className={cx(styles.column, part.highlighted && [styles.highlighted, 'on-accent'])}
                >
                  <p className="text-plus leading-label font-semibold text-muted">
                    <DayAndTime {...part} />
                  </p>
                  <h3 className="mt-3 mb-4 max-1140:font-stretch-115% max-320:font-stretch-normal">
                    <UnbrokenHyphens>{part.title}</UnbrokenHyphens>
                  </h3>
                  <ul className="text-body">
                    {part.details.map((detail) => (
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
        {performers.length > 0 && <Performers performers={performers} />}
      </Container>
    </Section>
  );
}
