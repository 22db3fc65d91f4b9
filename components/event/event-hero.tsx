import { cx } from 'class-variance-authority';
import { ButtonLink } from '@/components/ui/button-link';
import { HeroFilm } from '@/components/ui/hero-film';
import { TitleText } from '@/components/ui/title-text';
import type { NextEvent } from '@/lib/content-model/event';
import type { HomeContent } from '@/lib/content-model/home';
import type { EventView } from '@/lib/event/event-view';
import { posterVersions, type FilmVersions } from '@/lib/media/manifest';
import { arrivalId } from './arrival';
import styles from './event-hero.module.css';
import { TicketLink, type TicketLinkProps } from './ticket-link';

interface EventHeroProps {
  event: Pick<NextEvent, 'intro' | 'film'>;
  eventView: Pick<EventView, 'notice' | 'placeTitle' | 'facts'>;
  arrivalLink: string;
  film: FilmVersions;
  texts: Pick<HomeContent['hero'], 'pause' | 'play'>;
  ticket: TicketLinkProps;
}

export function EventHero({ event, eventView, arrivalLink, film, texts, ticket }: EventHeroProps) {
  return (
    <section data-under-bar className={cx(styles.hero, 'on-film')}>
      <div className="max-column:contents print:hidden">
        <HeroFilm film={film} poster={posterVersions(event.film)} pause={texts.pause} play={texts.play} />
      </div>
      <div className="relative z-2 flex flex-col items-start px-gutter max-column:col-start-1 max-column:row-start-1">
        <p className="mb-6 bg-paper px-3.5 py-2 font-display text-label text-ink font-stretch-118%">
          {eventView.notice}
        </p>
        <h1 className="text-h1-event max-phone:font-stretch-normal">
          <TitleText {...eventView.placeTitle} breakBefore />
        </h1>
        <p className="mt-6 measure-27 text-lead text-paper-90 print:text-black">{event.intro}</p>
        <dl className={styles.facts}>
          {eventView.facts.map(({ label, value }) => (
            <div key={label}>
              <dt className="text-small text-paper-70 print:text-black">{label}</dt>
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
            {arrivalLink}
          </ButtonLink>
        </div>
      </div>
    </section>
  );
}
