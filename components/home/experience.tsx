import { cx } from 'class-variance-authority';
import { WaveGlyph } from '@/components/brand/wave';
import { WeekendLine } from '@/components/brand/weekend-line';
import { DayAndTime } from '@/components/event/day-and-time';
import { Container } from '@/components/ui/container';
import { Section, SectionHead } from '@/components/ui/section';
import { UnbrokenHyphens } from '@/components/ui/unbroken-hyphens';
import type { HomeContent } from '@/lib/content-model/home';
import type { TimelinePart } from '@/lib/event/timeline';
import { findColumnSpan } from '@/lib/brand/weekend-line';
import { homeSections } from '@/lib/routes';
import styles from './experience.module.css';

interface ExperienceProps extends Pick<HomeContent['experience'], 'title' | 'intro'> {
  timeline: TimelinePart[];
}

/** If the parts would need more columns than this, they become rows. */
const maxColumns = 4;

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

/**
 * Draws the intensity of the weekend as a line, with its parts below. The highlighted part continues the bars of the
 * line.
 */
export function Experience({ title, intro, timeline }: ExperienceProps) {
  const columns = timeline.map(({ highlighted }) => findColumnSpan(highlighted));
  const fits = columns.reduce((sum, count) => sum + count, 0) <= maxColumns;
  return (
    <Section id={homeSections.experience} surface="ink">
      <Container>
        <SectionHead title={title}>{intro}</SectionHead>
        <div className="@container mt-timeline">
          <WeekendLine
            timeline={timeline}
            className={cx(styles.line, 'w-full drawn-lines print:hidden')}
            bars="fill-accent"
          />
          <ol
            className={cx('tabular-nums', fits ? styles.columns : styles.rows)}
            style={{ gridTemplateColumns: columns.map((count) => `minmax(0, ${count}fr)`).join(' ') }}
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
