import { HeroFilm } from '@/components/ui/hero-film';
import { Poster } from '@/components/ui/poster';
import { TitleText } from '@/components/ui/title-text';
import type { EventPageContent, NextEvent } from '@/lib/content-schema/event';
import type { HomeContent } from '@/lib/content-schema/home';
import { splitTitle } from '@/lib/event/split-title';
import { Link } from '@/components/ui/link';
import { arrivalId } from './arrival';
import { TicketLink, type TicketLinkProps } from './ticket-link';

interface EventHeroProps {
  event: Pick<NextEvent, 'place'>;
  page: Pick<EventPageContent, 'intro' | 'heroAccentWords' | 'arrivalLink'>;
  film: Pick<HomeContent['hero'], 'pause' | 'play'>;
  facts: { label: string; value: string }[];
  ticket: TicketLinkProps;
}

/** What the next event is, and the way to it. */
export function EventHero({ event, page, film, facts, ticket }: EventHeroProps) {
  return (
    <section className="ev under-bar">
      <Poster name="event" />
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
          <Link className="btn btn-line" href={`#${arrivalId}`}>
            {page.arrivalLink}
          </Link>
        </div>
      </div>
    </section>
  );
}
