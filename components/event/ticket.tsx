import { cx } from 'class-variance-authority';
import { Container } from '@/components/ui/container';
import { Section } from '@/components/ui/section';
import { TitleText } from '@/components/ui/title-text';
import type { NextEvent } from '@/lib/content-model/event';
import type { EventLabels } from '@/lib/content-model/event-labels';
import type { EventView } from '@/lib/event/event-view';
import { TicketLink, type TicketLinkProps } from './ticket-link';
import styles from './ticket.module.css';

interface TicketProps {
  texts: EventLabels['ticket'];
  event: Pick<NextEvent, 'place' | 'province' | 'capacityLabel' | 'ticketItems'>;
  eventView: Pick<EventView, 'dates' | 'dateParts' | 'timeline'>;
  link: TicketLinkProps;
}

const term = 'font-display text-h3 font-stretch-130% max-smallest:font-stretch-normal';

/** A ticket: the stub says when and where, the other part what the price includes. */
export function Ticket({ texts, event, eventView, link }: TicketProps) {
  const { title, includes } = texts;
  const { dates, dateParts, timeline } = eventView;
  return (
    <Section id="entrada" surface="paper-shade">
      <Container>
        <h2>
          <TitleText {...title} />
        </h2>
        <div className={styles.ticket}>
          <div className={cx(styles.stub, 'on-accent')}>
            <p className="font-display text-h3 font-stretch-115%">
              <span className="sr-only">{dates}</span>
              <b className={styles.days} aria-hidden="true">
                {dateParts.days}
              </b>
              <span aria-hidden="true">{dateParts.rest}</span>
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
            {event.ticketItems.map((item) => (
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
