import { cx } from 'class-variance-authority';
import { ButtonLink } from '@/components/ui/button';
import { HeroFilm } from '@/components/ui/hero-film';
import { Poster } from '@/components/ui/poster';
import { TitleText } from '@/components/ui/title-text';
import type { EventPageContent, NextEvent } from '@/lib/content-schema/event';
import type { HomeContent } from '@/lib/content-schema/home';
import { splitTitle } from '@/lib/event/split-title';
import type { FilmCuts } from '@/lib/media/manifest';
import { arrivalId } from './arrival';
import { TicketLink, type TicketLinkProps } from './ticket-link';

interface EventHeroProps {
  event: Pick<NextEvent, 'place'>;
  page: Pick<EventPageContent, 'intro' | 'heroAccentWords' | 'arrivalLink' | 'film'>;
  film: FilmCuts;
  texts: Pick<HomeContent['hero'], 'pause' | 'play'>;
  facts: { label: string; value: string }[];
  ticket: TicketLinkProps;
}

/** Four in a row, two by two, or as many beside each other as their words allow. */
const factList = cx(
  'my-9 grid grid-cols-[repeat(4,auto)] justify-start gap-x-[clamp(1.5rem,3.9vw,3.5rem)] gap-y-4.5',
  'max-bar:grid-cols-[repeat(2,auto)] column:max-bar:low:my-6',
  'max-column:my-7 max-column:flex max-column:flex-wrap max-column:gap-x-[clamp(1rem,4vw,3.5rem)]',
);

const hero = cx(
  'relative grid min-h-[max(46rem,min(100svh-7rem,56rem))] content-end overflow-clip bg-sombra pt-32 pb-14 text-cal',
  'after:absolute after:inset-0 after:bg-night-event print:after:hidden',
);
/** On a low screen the words stand higher, so that the ticket button stays clear of the cookie bar. */
const lowWindow = 'column:low:min-h-0 column:low:pt-22 column:low:pb-10 column:max-bar:low:pt-19';
const narrow =
  'max-column:block max-column:min-h-0 max-column:pt-80 max-column:[--film-height:44rem] max-column:after:bg-night-event-narrow';

/** Head of the next-event page: what the next event is, and the way to it. It ends above the cookie bar. */
export function EventHero({ event, page, film, texts, facts, ticket }: EventHeroProps) {
  return (
    <section className={cx('under-bar', hero, lowWindow, narrow, 'print:min-h-0 print:py-4 print:on-paper')}>
      <div className="print:hidden">
        <Poster film={page.film} />
        <HeroFilm film={film} pause={texts.pause} play={texts.play} />
      </div>
      <div className="relative z-2 px-gutter">
        <p className="mb-6 inline-block bg-cal px-3.5 py-2 font-display text-label text-tinta font-stretch-118%">
          {ticket.state.notice}
        </p>
        <h1 className="text-h1-event max-phone:font-stretch-100%">
          <TitleText {...splitTitle(event.place, page.heroAccentWords)} breakBefore />
        </h1>
        <p className="mt-6 measure-27 text-lead text-cal-90 print:text-black column:max-bar:low:mt-4">
          {page.intro}
        </p>
        <dl className={factList}>
          {facts.map(({ label, value }) => (
            <div key={label} className="max-column:nth-[-n+2]:basis-full">
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
