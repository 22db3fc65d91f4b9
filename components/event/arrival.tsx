import { ButtonLink } from '@/components/ui/button';
import { Container } from '@/components/ui/container';
import { RuledEntry, Section } from '@/components/ui/section';
import { TextLink } from '@/components/ui/text-link';
import { TitleText } from '@/components/ui/title-text';
import type { EventView } from '@/lib/event/event-view';
import { eventSections } from '@/lib/routes';
import { eventWords } from '@/lib/words/event';

interface ArrivalProps {
  items: EventView['described']['arrivalItems'];
  mapHref: string;
}

export function Arrival({ items, mapHref }: ArrivalProps) {
  return (
    <Section id={eventSections.arrival} surface="paper" padding="light">
      <Container columns>
        <header className="col-[1/6]">
          <h2>
            <TitleText {...eventWords.arrival.title} breakBefore />
          </h2>
          <ButtonLink variant="ink" arrow className="mt-8" href={mapHref}>
            {eventWords.arrival.map}
          </ButtonLink>
        </header>
        <dl className="col-[7/13] max-820:mt-10">
          {items.map((item) => (
            <RuledEntry key={item.title} as="div">
              <dt className="like-h3">{item.title}</dt>
              <dd className="mt-2 measure-34">
                {item.description}
                {item.link && (
                  <p>
                    <TextLink href={item.link.href}>{item.link.label}</TextLink>
                  </p>
                )}
              </dd>
            </RuledEntry>
          ))}
        </dl>
      </Container>
    </Section>
  );
}
