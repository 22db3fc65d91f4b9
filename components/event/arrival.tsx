import { ButtonLink } from '@/components/ui/button';
import { Container } from '@/components/ui/container';
import { RuledEntry, Section } from '@/components/ui/section';
import { TextLink } from '@/components/ui/text-link';
import { TitleText } from '@/components/ui/title-text';
import type { EventLabels } from '@/lib/content-model/schemas/event-labels';
import type { EventView } from '@/lib/event/event-view';

export const arrivalId = 'como-llegar';

type ArrivalProps = EventLabels['arrival'] & {
  items: EventView['arrivalItems'];
  mapHref: string;
};

export function Arrival({ title, items, mapLabel, mapHref }: ArrivalProps) {
  return (
    <Section id={arrivalId} surface="paper" light>
      <Container columns>
        <div className="col-[1/6]">
          <h2>
            <TitleText {...title} breakBefore />
          </h2>
          <ButtonLink variant="ink" arrow className="mt-8" href={mapHref}>
            {mapLabel}
          </ButtonLink>
        </div>
        <dl className="col-[7/13] max-820:mt-10">
          {items.map((item) => (
            <RuledEntry key={item.title} as="div">
              <dt className="font-display text-h3 font-stretch-130% max-320:font-stretch-normal">
                {item.title}
              </dt>
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
