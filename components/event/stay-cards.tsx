import { ExternalLink } from '@/components/ui/external-link';
import { Picture } from '@/components/ui/picture';
import { TitleText } from '@/components/ui/title-text';
import type { EventPageContent, NextEvent } from '@/lib/content-schema/event';

interface StayCardsProps extends Pick<EventPageContent, 'stayCards' | 'hotels' | 'newTab'> {
  /** Where to stay besides the hotels, and what to do. */
  cards: NextEvent['stay'][];
}

export function StayCards({ stayCards, hotels, cards, newTab }: StayCardsProps) {
  return (
    <section className="sec on-noche vis">
      <div className="wrap">
        <h2>
          <TitleText {...stayCards.title} breakBefore />
        </h2>
        <ul className="vis-l">
          {cards.map((card) => (
            <li key={card.title}>
              <Picture {...card} sizes="(width < 51.25rem) 92vw, 46vw" />
              <h3>{card.title}</h3>
              <p>
                {card.description} {hotels.mention}
              </p>
              <ul>
                {card.links.map(({ label, href }) => (
                  <li key={label}>
                    <ExternalLink href={href} newTab={newTab}>
                      {label}
                    </ExternalLink>
                  </li>
                ))}
              </ul>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
