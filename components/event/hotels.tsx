import { cx } from 'class-variance-authority';
import { ButtonLink } from '@/components/ui/button';
import { Container, narrowWindow } from '@/components/ui/container';
import { Picture } from '@/components/ui/picture';
import { Section, SectionHead } from '@/components/ui/section';
import type { EventContent } from '@/lib/content-model/event';
import { eventSections } from '@/lib/routes';
import { eventWords } from '@/lib/words/event';
import styles from './hotels.module.css';

/** The addresses that map services use for a place. */
const mapAddress = /^https:\/\/((www\.)?google\.[a-z.]+\/maps|maps\.|goo\.gl\/maps|www\.openstreetmap\.org)/;

interface HotelsProps {
  brand: string;
  hotels: EventContent['hotels'];
}

export function Hotels({ brand, hotels }: HotelsProps) {
  const { title, intro, mention, reserve, reserveOnMap } = eventWords.hotels;
  return (
    <Section id={eventSections.hotels} surface="night" padding="half-below">
      <Container as="section" className="@container">
        <SectionHead title={title}>
          {intro(hotels.length)}{' '}
          <strong className="font-semibold text-paper print:text-black">{mention(brand)}</strong>
        </SectionHead>
        <ul className={styles.hotels}>
          {hotels.map((hotel, index) => (
            <li key={hotel.name} className={cx('min-w-0', index === 0 ? styles.large : styles.small)}>
              <div className={cx(styles.picture, 'print:hidden')}>
                <Picture
                  {...hotel}
                  className="size-full min-h-50 object-cover"
                  sizes={`${narrowWindow} 92vw, 55vw`}
                />
              </div>
              <section className={styles.words}>
                <h3>{hotel.name}</h3>
                <p className="mt-1 text-small leading-snug text-muted">{hotel.town}</p>
                <p className="mt-2 measure-31 text-soft">{hotel.description}</p>
                {hotel.href && (
                  <ButtonLink variant="line" size="sm" arrow className="mt-5" href={hotel.href}>
                    {mapAddress.test(hotel.href) ? reserveOnMap : reserve}
                    <span className="sr-only"> {hotel.name}</span>
                  </ButtonLink>
                )}
              </section>
            </li>
          ))}
        </ul>
      </Container>
    </Section>
  );
}
