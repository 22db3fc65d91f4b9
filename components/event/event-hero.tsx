import { cx } from 'class-variance-authority';
import type { ReactNode } from 'react';
import { HeroFilm } from '@/components/ui/hero-film';
import type { HomeContent } from '@/lib/content-schema/home';

interface EventHeroProps {
  film: Pick<HomeContent['hero'], 'pause' | 'play'>;
  poster: ReactNode;
  /** EventWords. */
  children: ReactNode;
}

const hero = cx(
  'relative grid min-h-[max(46rem,min(100svh-7rem,56rem))] content-end overflow-clip bg-sombra pt-32 pb-14 text-cal',
  'after:absolute after:inset-0 after:bg-night-event print:after:hidden',
);
/** On a low screen the words stand higher, so that the ticket button stays clear of the cookie bar. */
const lowWindow = 'column:low:min-h-0 column:low:pt-22 column:low:pb-10 column:max-bar:low:pt-19';
const narrow =
  'max-column:block max-column:min-h-0 max-column:pt-80 max-column:[--film-height:44rem] max-column:after:bg-night-event-narrow';

/** Head of the next-event page: film, facts, buttons. It ends above the cookie bar. */
export function EventHero({ film, poster, children }: EventHeroProps) {
  return (
    <section className={cx('under-bar', hero, lowWindow, narrow, 'print:min-h-0 print:py-4 print:on-paper')}>
      <div className="print:hidden">
        {poster}
        <HeroFilm name="event" pause={film.pause} play={film.play} />
      </div>
      {children}
    </section>
  );
}
