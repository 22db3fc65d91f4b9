import { cx } from 'class-variance-authority';
import { ButtonLink } from '@/components/ui/button-link';
import { HeroFilm } from '@/components/ui/hero-film';
import { TitleText } from '@/components/ui/title-text';
import type { EventPageContent, NextEvent } from '@/lib/content-schema/event';
import type { HomeContent } from '@/lib/content-schema/home';
import { placeTitle } from '@/lib/event/facts';
import { posterVersions, type FilmVersions } from '@/lib/media/manifest';
import { arrivalId } from './arrival';
import styles from './event-hero.module.css';
import { TicketLink, type TicketLinkProps } from './ticket-link';

interface EventHeroProps {
  event: Pick<NextEvent, 'place'>;
  page: Pick<EventPageContent, 'intro' | 'heroAccentWords' | 'arrivalLink' | 'film'>;
  film: FilmVersions;
  texts: Pick<HomeContent['hero'], 'pause' | 'play'>;
  facts: { label: string; value: string }[];
  ticket: TicketLinkProps;
}

const hero = cx(
  styles.hero,
  'relative grid min-h-[min(100svh-118px,56rem)] content-end overflow-clip on-film pt-32 pb-14',
  'max-column:min-h-0 max-column:grid-cols-1 max-column:content-start max-column:pt-(--stage) print:min-h-0 print:py-4',
  // Keeps the ticket button above the cookie banner, with the facts after it.
  'column:low-event:pt-22',
);
/** Four in a row, two by two, or as many in a row as fit. */
const factList = cx(
  'mt-9 grid w-full grid-cols-[auto_auto_auto_auto] justify-start gap-x-[clamp(1.5rem,3.9vw,3.5rem)] gap-y-4.5',
  'max-bar:grid-cols-[auto_auto] column:low-event:order-1',
  'max-column:mt-7 max-column:flex max-column:flex-wrap max-column:gap-x-[clamp(1rem,4vw,3.5rem)]',
);

/** Head of the next-event page. Its height leaves the cookie banner free. */
export function EventHero({ event, page, film, texts, facts, ticket }: EventHeroProps) {
  return (
    <section data-under-bar className={hero}>
      <div className="max-column:contents print:hidden">
        <HeroFilm film={film} poster={posterVersions(page.film)} pause={texts.pause} play={texts.play} />
      </div>
      <div className="relative z-2 flex flex-col items-start px-gutter max-column:col-start-1 max-column:row-start-1">
        <p className="mb-6 bg-cal px-3.5 py-2 font-display text-label text-tinta font-stretch-118%">
          {ticket.state.notice}
        </p>
        <h1 className="text-h1-event max-phone:font-stretch-normal">
          <TitleText {...placeTitle(event, page)} breakBefore />
        </h1>
        <p className="mt-6 measure-27 text-lead text-cal-90 print:text-black">{page.intro}</p>
        <dl className={factList}>
          {facts.map(({ label, value }, index) => (
            <div key={label} className={index < 2 ? 'max-column:basis-full' : undefined}>
              <dt className="text-small text-cal-70 print:text-black">{label}</dt>
              <dd className="mt-1 font-display text-fact wrap-anywhere font-stretch-112%">{value}</dd>
            </div>
          ))}
        </dl>
        <div className="mt-9 flex w-full flex-wrap items-center gap-3.5 max-column:mt-7">
          {/* On narrow windows TicketBar has it. */}
          <TicketLink {...ticket} className="max-column:hidden" />
          <ButtonLink
            variant="line"
            className="max-column:grow motion-safe:max-column:mr-14.5"
            href={`#${arrivalId}`}
          >
            {page.arrivalLink}
          </ButtonLink>
        </div>
      </div>
    </section>
  );
}
