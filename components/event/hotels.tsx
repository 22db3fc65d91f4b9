import { cx } from 'class-variance-authority';
import { buttonVariants } from '@/components/ui/button';
import { Container } from '@/components/ui/container';
import { ExternalLink } from '@/components/ui/external-link';
import { narrowWindow } from '@/components/ui/media-queries';
import { Picture } from '@/components/ui/picture';
import { Section } from '@/components/ui/section';
import { SectionHead } from '@/components/ui/section-head';
import type { EventPageContent, NextEvent } from '@/lib/content-schema/event';
import styles from './hotels.module.css';

interface HotelsProps extends Pick<EventPageContent['hotels'], 'title' | 'intro' | 'reserve' | 'mention'> {
  hotels: NextEvent['hotels'];
  newTab: string;
}

/** The first one large, the others beside it. */
export function Hotels({ title, intro, reserve, mention, hotels, newTab }: HotelsProps) {
  return (
    <Section id="hoteles" ground="noche" half="bottom">
      <Container className="@container">
        <SectionHead title={title}>
          {intro} <strong className="font-semibold text-cal print:text-black">{mention}</strong>
        </SectionHead>
        <ul className={styles.hotels}>
          {hotels.map((hotel, index) => (
            <li key={hotel.name} className={index === 0 ? styles.first : styles.further}>
              <div className={cx(styles.room, 'print:hidden')}>
                <Picture {...hotel} className={styles.picture} sizes={`${narrowWindow} 92vw, 55vw`} />
              </div>
              <div className={styles.words}>
                <h3>{hotel.name}</h3>
                <p className="mt-1 text-small leading-snug text-muted">{hotel.town}</p>
                <p className="mt-3 mb-5 measure-32 text-cal-75 print:text-black">{hotel.description}</p>
                <ExternalLink
                  className={buttonVariants({ variant: 'line', size: 'sm', arrow: true })}
                  href={hotel.href}
                  newTab={newTab}
                >
                  {reserve}
                  <span className="sr-only"> {hotel.name}</span>
                </ExternalLink>
              </div>
            </li>
          ))}
        </ul>
      </Container>
    </Section>
  );
}
