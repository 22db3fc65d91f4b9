import { cx } from 'class-variance-authority';
import { WaveGlyph } from '@/components/brand/wave';
import { WeekendLine } from '@/components/brand/weekend-line';
import { Container } from '@/components/ui/container';
import { Section } from '@/components/ui/section';
import { TitleText } from '@/components/ui/title-text';
import { UnbrokenHyphens } from '@/components/ui/unbroken-hyphens';
import type { EventContent } from '@/lib/content-model/event';
import type { EventView } from '@/lib/event/event-view';
import { decapitalise } from '@/lib/spelling';
import { findGeneratedMedia } from '@/lib/media/media-manifest';
import { eventSections } from '@/lib/routes';
import { eventWords } from '@/lib/words/event';
import { TicketLink } from './ticket-link';
import styles from './ticket.module.css';

interface TicketProps {
  event: Pick<EventContent, 'place' | 'province' | 'venue' | 'drawing'>;
  texts: Pick<EventView['texts'], 'dates' | 'dateParts' | 'weekdays' | 'priceFrom'>;
  timeline: EventView['weekend']['timeline'];
  items: EventView['described']['ticketItems'];
  button: EventView['buttons']['ticket'];
}

/** The section drawn as a ticket. One half says when and where the event is, the other what the price includes. */
export function Ticket({ event, texts, timeline, items, button }: TicketProps) {
  const { dates, dateParts, weekdays, priceFrom } = texts;
  return (
    <Section id={eventSections.ticket} surface="paper-shade" padding="light">
      <Container>
        <div className={styles.ticket}>
          <div className={cx(styles.where, 'on-accent')}>
            <h2 className="text-h2-small">
              <TitleText {...eventWords.ticket.title} />
            </h2>
            <p className="mt-6 font-display text-h3 font-stretch-115%">
              <span className="sr-only">{dates}</span>
              <b className={styles.days} aria-hidden="true">
                {dateParts.days}
              </b>
              <span aria-hidden="true">{dateParts.rest}</span>
            </p>
            {weekdays && <p className="mt-2">{weekdays}</p>}
            <p className="mt-2">
              <strong>{event.place}</strong>, {event.province}
              <br />
              {event.venue}
            </p>
            {priceFrom && <p className="mt-4 font-display text-h3 font-stretch-115%">{priceFrom}</p>}
            {event.drawing ? (
              <img
                className={styles.drawing}
                src={findGeneratedMedia('drawings', event.drawing)}
                alt=""
                width="840"
                height="408"
                loading="lazy"
              />
            ) : (
              <WeekendLine timeline={timeline} className={cx(styles.drawing, styles.line)} bars="fill-ink" />
            )}
          </div>
          <div className={styles.contents}>
            <dl>
              <div className="border-faint py-6 not-first:border-t">
                <dt className="like-h3">{eventWords.ticket.includes}</dt>
                {timeline.map(({ id, title, icon, dayLabel }) => (
                  <dd key={id} className="mt-3 flex items-center gap-4">
                    <WaveGlyph wave={icon} />
                    <span>
                      <UnbrokenHyphens>{title}</UnbrokenHyphens>,{' '}
                      <span className="whitespace-nowrap">{decapitalise(dayLabel)}</span>
                    </span>
                  </dd>
                ))}
              </div>
              {items.map((item) => (
                <div key={item.title} className="border-faint py-6 not-first:border-t">
                  <dt className="like-h3">{item.title}</dt>
                  <dd className="mt-2 measure-34">{item.description}</dd>
                </div>
              ))}
            </dl>
            {button && (
              <TicketLink {...button} variant="ink" className="mt-auto w-full max-1140:px-5 max-820:hidden" />
            )}
          </div>
        </div>
      </Container>
    </Section>
  );
}
