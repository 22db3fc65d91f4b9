import { cx } from 'class-variance-authority';
import { Container } from '@/components/ui/container';
import { Section } from '@/components/ui/section';
import { TitleText } from '@/components/ui/title-text';
import type { EventPageContent } from '@/lib/content-schema/event';
import type { ShownDates, TimelineEntry } from '@/lib/event/facts';
import { TicketLink, type TicketLinkProps } from './ticket-link';
import styles from './ticket.module.css';

interface TicketProps {
  texts: EventPageContent['ticket'];
  dates: Pick<ShownDates, 'dates' | 'dateParts'>;
  event: TicketLinkProps['event'] & { place: string; province: string; capacityLabel: string };
  timeline: TimelineEntry[];
  link: TicketLinkProps;
}

const term = 'font-display text-h3 font-stretch-130% max-smallest:font-stretch-normal';

/** A ticket: the stub says when and where, the other part what the price includes. */
export function Ticket({ texts, dates, event, timeline, link }: TicketProps) {
  const { title, includes, items } = texts;
  return (
    <Section id="entrada" surface="paper-shade">
      <Container>
        <h2>
          <TitleText {...title} />
        </h2>
        <div className={styles.ticket}>
          <div className={cx(styles.stub, 'on-accent')}>
            <p className="font-display text-h3 font-stretch-115%">
              <span className="sr-only">{dates.dates}</span>
              <b className={styles.days} aria-hidden="true">
                {dates.dateParts.days}
              </b>
              <span aria-hidden="true">{dates.dateParts.rest}</span>
            </p>
            <p>
              <strong>{event.place}</strong>, {event.province}
              <br />
              {event.capacityLabel}
            </p>
            <TicketLink {...link} variant="ink" className="mt-auto max-column:hidden" />
          </div>
          <dl className={styles.included}>
            <div className={styles.entry}>
              <dt className={term}>{includes}</dt>
              {timeline.map(({ when, title: part, startsAt }) => (
                <dd key={startsAt + part} className={styles.part}>
                  {part}
                  <span className="text-muted">{when}</span>
                </dd>
              ))}
            </div>
            {items.map((item) => (
              <div key={item.title} className={styles.entry}>
                <dt className={term}>{item.title}</dt>
                <dd className="mt-2 measure-34">{item.description}</dd>
              </div>
            ))}
          </dl>
        </div>
      </Container>
    </Section>
  );
}
