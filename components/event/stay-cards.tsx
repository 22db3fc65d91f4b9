import { Container, narrowWindow } from '@/components/ui/container';
import { TextLink } from '@/components/ui/text-link';
import { Picture } from '@/components/ui/picture';
import { Section } from '@/components/ui/section';
import { TitleText } from '@/components/ui/title-text';
import type { EventContent } from '@/lib/content-model/event';
import { eventSections } from '@/lib/routes';
import { eventWords } from '@/lib/words/event';

interface StayCardsProps {
  /** `mention` is what to tell the hotel when booking. */
  cards: (EventContent['stay'] & { title: string; mention?: string })[];
}

export function StayCards({ cards }: StayCardsProps) {
  return (
    <Section id={eventSections.stay} surface="night" padding="half-above">
      <Container>
        <h2>
          <TitleText {...eventWords.stay.title} breakBefore />
        </h2>
        <ul className="mt-16 grid grid-cols-2 gap-x-gap gap-y-11 max-820:mt-10 max-820:grid-cols-1">
          {cards.map((card) => (
            <li key={card.title}>
              <Picture
                {...card}
                className="aspect-16/9 w-full object-cover print:hidden"
                sizes={`${narrowWindow} 92vw, 46vw`}
              />
              <h3 className="mt-5 mb-3">{card.title}</h3>
              <p className="measure-34 text-soft">
                {card.description} {card.mention}
              </p>
              <ul className="mt-4 flex flex-wrap gap-x-7 gap-y-3.5">
                {card.links.map(({ label, href }) => (
                  <li key={label}>
                    <TextLink href={href}>{label}</TextLink>
                  </li>
                ))}
              </ul>
            </li>
          ))}
        </ul>
      </Container>
    </Section>
  );
}
