import { cx } from 'class-variance-authority';
import { WaveGlyph } from '@/components/brand/wave';
import { WeekendLine } from '@/components/brand/weekend-line';
import { DayAndTime } from '@/components/event/day-and-time';
import { Container } from '@/components/ui/container';
import { Section, SectionHead } from '@/components/ui/section';
import { UnbrokenHyphens } from '@/components/ui/unbroken-hyphens';
import type { HomeContent } from '@/lib/content-model/home';
import type { TimelinePart } from '@/lib/event/timeline';
import { layOutColumns } from '@/lib/brand/part-columns';
import { homeSections } from '@/lib/routes';
import styles from './experience.module.css';

interface ExperienceProps extends Pick<HomeContent['experience'], 'title' | 'intro'> {
  timeline: TimelinePart[];
}

/** Columns narrower than a quarter of the section are too narrow for their texts, so the parts become rows. */
const maxTotalWidth = 4;

function Part({ part }: { part: TimelinePart }) {
  const { highlighted, icon, title, description } = part;
  return (
    <li className={highlighted ? cx(styles.highlight, 'on-accent') : styles.part}>
      <p className="grid gap-3.5 font-display text-plus leading-label font-semibold text-muted font-stretch-112%">
        <WaveGlyph wave={icon} />
        <span>
          <DayAndTime {...part} />
        </span>
      </p>
      <h3 className={cx(styles.title, highlighted && 'text-h2-small')}>
        <UnbrokenHyphens>{title}</UnbrokenHyphens>
      </h3>
      <p className={cx('measure-34 text-soft', highlighted && 'text-plus')}>{description}</p>
    </li>
  );
}

/** Draws the intensity of the weekend as a line, with its parts below. A highlighted part continues the line's bars. */
export function Experience({ title, intro, timeline }: ExperienceProps) {
  const { totalWidth, gridTemplateColumns } = layOutColumns(timeline, 'weekendLine');
  return (
    <Section id={homeSections.experience} surface="ink">
      <Container>
        <SectionHead title={title}>{intro}</SectionHead>
        <div className="@container mt-timeline">
          <WeekendLine
            timeline={timeline}
            className="h-[clamp(7.5rem,12.5vw,11rem)] w-full drawn-lines print:hidden"
            bars="fill-accent"
          />
          <ol
            className={cx('tabular-nums', totalWidth <= maxTotalWidth ? styles.columns : styles.rows)}
            style={{ gridTemplateColumns }}
          >
            {timeline.map((part) => (
              <Part key={part.id} part={part} />
            ))}
          </ol>
        </div>
      </Container>
    </Section>
  );
}
