import { FilmHero } from '@/components/brand/film-hero';
import { Merlons } from '@/components/brand/moving-motifs';
import { WaveGlyph } from '@/components/brand/wave';
import { MusicButton } from '@/components/music/music-button';
import { ButtonLink } from '@/components/ui/button';
import { UnbrokenHyphens } from '@/components/ui/unbroken-hyphens';
import { TitleText } from '@/components/ui/title-text';
import type { HomeContent } from '@/lib/content-model/home';
import type { SiteContent } from '@/lib/content-model/site';
import type { EventView } from '@/lib/event/event-view';
import { findMusicTrack } from '@/lib/media/media-manifest';
import { routes, homeSections } from '@/lib/routes';
import { EventCard, type EventCardProps } from './event-card';

interface HeroProps
  extends Omit<EventCardProps, 'buttonLabel'>, Pick<HomeContent['hero'], 'title' | 'lead' | 'film'> {
  texts: EventCardProps['texts'] & Pick<EventView['texts'], 'closedNotice'>;
  buttonLabels: Pick<EventView['buttons']['labels'], 'hero' | 'card'>;
  track: SiteContent['track'];
}

/** A film that fills the window, with the words at the lower left and the event card at the lower right. */
export function Hero({ title, lead, film, track, event, texts, buttonLabels, furtherDatesLine }: HeroProps) {
  return (
    <FilmHero
      id={homeSections.hero}
      film={film}
      text={
        <>
          <h1 className="max-w-[9.5em] max-820:font-stretch-120% max-384:text-[min(2.55rem,11.8vw)] max-384:font-stretch-108%">
            <TitleText {...title} />
          </h1>
          <p className="mt-7 mb-8.5 measure-27 text-lead text-soft max-820:mt-2.5 max-820:mb-2 max-352:leading-snug">
            {lead}
          </p>
          {/* In a narrow window the card, which shows the dates and the place, is below the first screen. */}
          <p className="mb-3.5 font-display text-plus leading-label font-semibold font-stretch-112% 820:hidden">
            <UnbrokenHyphens>{texts.dates}</UnbrokenHyphens>
            <span className="mt-1 block font-text text-body font-normal text-soft">
              {[`${event.place}, ${event.province}`, texts.closedNotice].filter(Boolean).join('. ')}
            </span>
          </p>
          {/* In a wide window the margin keeps the button above the cookie banner. */}
          <p className="flex flex-wrap items-center gap-3.5 820:mb-30 print:mb-0">
            <ButtonLink arrow className="max-820:grow max-820:basis-full" href={routes.nextEvent}>
              {buttonLabels.hero}
            </ButtonLink>
            <span className="motion-safe:max-820:mr-14.5 print:hidden">
              <MusicButton
                track={findMusicTrack(track)}
                glyph={<WaveGlyph wave="castillo" className="h-[1.18rem] w-full" />}
              />
            </span>
          </p>
        </>
      }
      card={
        <>
          {/* The wall along the bottom belongs to the next section. */}
          <div className="battlement absolute inset-x-0 bottom-0 z-1 on-paper max-820:hidden">
            <Merlons className="[--rise:4.5rem]" />
          </div>
          <EventCard
            event={event}
            texts={texts}
            buttonLabel={buttonLabels.card}
            furtherDatesLine={furtherDatesLine}
          />
        </>
      }
    />
  );
}
