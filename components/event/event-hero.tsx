import type { ReactNode } from 'react';
import { HeroFilm } from '@/components/ui/hero-film';
import { TitleText } from '@/components/ui/title-text';
import type { EventPageContent, NextEvent } from '@/lib/content-schema/event';
import type { HomeContent } from '@/lib/content-schema/home';
import { splitTitle } from '@/lib/split-title';
import { arrivalId } from './arrival';
import { TicketLink, type TicketLinkProps } from './ticket-link';

interface EventHeroProps {
  event: Pick<NextEvent, 'place'>;
  page: Pick<EventPageContent, 'intro' | 'heroAccentWords' | 'arrivalLink'>;
  film: Pick<HomeContent['hero'], 'pause' | 'play'>;
  facts: { label: string; value: string }[];
  ticket: TicketLinkProps;
  poster: ReactNode;
}

export function EventHero({ event, page, film, facts, ticket, poster }: EventHeroProps) {
  return (
    <section className="ev under-bar">
      {poster}
      <HeroFilm name="event" pause={film.pause} play={film.play} />
      <div className="wrap">
        <p className="ev-n">{ticket.state.notice}</p>
        <h1>
          <TitleText {...splitTitle(event.place, page.heroAccentWords)} breakBefore />
        </h1>
        <p className="lead">{page.intro}</p>
        <dl className="facts">
          {facts.map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <div className="acts">
          <TicketLink {...ticket} />
          <a className="btn btn-line" href={`#${arrivalId}`}>
            {page.arrivalLink}
          </a>
        </div>
      </div>
    </section>
  );
}
