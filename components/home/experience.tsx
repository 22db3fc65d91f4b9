import { cx } from 'class-variance-authority';
import { WaveGlyph } from '@/components/brand/wave-glyph';
import { PartTime } from '@/components/event/weekend-part';
import { Container } from '@/components/ui/container';
import { Section } from '@/components/ui/section';
import { SectionHead } from '@/components/ui/section-head';
import type { HomeContent } from '@/lib/content-model/home';
import { weekendSignal } from '@/lib/brand/weekend-signal';
import type { TimelineEntry } from '@/lib/event/timeline';
import { sections } from '@/lib/routes';
import styles from './experience.module.css';

interface ExperienceProps extends Pick<HomeContent['experience'], 'title' | 'intro'> {
  timeline: TimelineEntry[];
}

const box = { width: 1200, height: 150, bars: 17, periods: 6 };
/** If the parts would need more columns than this, they become rows. A highlighted part needs two. */
const maxColumns = 4;

function Part({ entry }: { entry: TimelineEntry }) {
  const { highlighted, icon, title, description } = entry;
  return (
    <li className={highlighted ? cx(styles.highlight, 'on-accent') : styles.part}>
      <p className="grid gap-3.5 font-display text-time leading-label font-semibold text-muted font-stretch-112%">
        <WaveGlyph wave={icon} />
        <span>
          <PartTime {...entry} />
        </span>
      </p>
      <h3 className={cx(styles.title, highlighted && 'text-h3-large')}>{title}</h3>
      <p className={cx('measure-34 text-soft', highlighted && 'text-plus')}>{description}</p>
    </li>
  );
}

/**
 * Draws the intensity of the weekend as a line, with its parts below. The highlighted part continues the bars of the
 * line.
 */
export function Experience({ title, intro, timeline }: ExperienceProps) {
  const highlights = timeline.map(({ highlighted }) => highlighted);
  const signal = weekendSignal(box, highlights);
  const columnCount = timeline.length + highlights.filter(Boolean).length;
  return (
    <Section id={sections.experience} surface="ink">
      <Container>
        <SectionHead title={title}>{intro}</SectionHead>
        <div className="@container mt-timeline">
          <svg
            className={cx(styles.line, 'drawn-lines print:hidden')}
            viewBox={`0 0 ${box.width} ${box.height}`}
            preserveAspectRatio="none"
            aria-hidden="true"
          >
            {signal.calm.map((line) => (
              <path key={line} d={line} vectorEffect="non-scaling-stroke" />
            ))}
            {signal.bars.map((bars) => (
              <path key={bars} className="fill-accent stroke-none" d={bars} />
            ))}
          </svg>
          <ol className={cx(styles.parts, columnCount > maxColumns ? styles.rows : styles.columns)}>
            {timeline.map((entry) => (
              <Part key={entry.startsAt + entry.title} entry={entry} />
            ))}
          </ol>
        </div>
      </Container>
    </Section>
  );
}
