import { cx } from 'class-variance-authority';
import { ButtonLink } from '@/components/ui/button-link';
import { HeroFilm } from '@/components/ui/hero-film';
import { Poster } from '@/components/ui/poster';
import { TitleText } from '@/components/ui/title-text';
import type { EventPageContent, NextEvent } from '@/lib/content-schema/event';
import type { HomeContent } from '@/lib/content-schema/home';
import { splitTitle } from '@/lib/event/split-title';
import type { FilmCuts } from '@/lib/media/manifest';
import { arrivalId } from './arrival';
import styles from './event-hero.module.css';
import { TicketLink, type TicketLinkProps } from './ticket-link';

interface EventHeroProps {
  event: Pick<NextEvent, 'place'>;
  page: Pick<EventPageContent, 'intro' | 'heroAccentWords' | 'arrivalLink' | 'film'>;
  film: FilmCuts;
  texts: Pick<HomeContent['hero'], 'pause' | 'play'>;
  facts: { label: string; value: string }[];
  ticket: TicketLinkProps;
}

/** Head of the next-event page: what the next event is, and the way to it. It ends above the cookie bar. */
export function EventHero({ event, page, film, texts, facts, ticket }: EventHeroProps) {
  return (
    <section data-under-bar className={cx(styles.hero, 'bg-sombra text-cal print:on-paper')}>
      <div className="print:hidden">
        <Poster film={page.film} fetchPriority="high" />
        <HeroFilm film={film} pause={texts.pause} play={texts.play} />
      </div>
      <div className={styles.words}>
        <p className="mb-6 inline-block bg-cal px-3.5 py-2 font-display text-label text-tinta font-stretch-118%">
          {ticket.state.notice}
        </p>
        <h1 className={styles.title}>
          <TitleText {...splitTitle(event.place, page.heroAccentWords)} breakBefore />
        </h1>
        <p className={cx(styles.intro, 'measure-27 text-lead text-cal-90 print:text-black')}>{page.intro}</p>
        <dl className={styles.facts}>
          {facts.map(({ label, value }) => (
            <div key={label} className={styles.fact}>
              <dt className="text-small text-cal-70 print:text-black">{label}</dt>
              <dd className="mt-1 font-display text-fact wrap-anywhere font-stretch-112%">{value}</dd>
            </div>
          ))}
        </dl>
        <div className="flex flex-wrap items-center gap-3.5">
          {/* The bar at the foot has it within reach already on narrow screens. */}
          <TicketLink {...ticket} className="max-column:hidden" />
          <ButtonLink variant="line" className="max-column:grow max-column:basis-full" href={`#${arrivalId}`}>
            {page.arrivalLink}
          </ButtonLink>
        </div>
      </div>
    </section>
  );
}
