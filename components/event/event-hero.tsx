import type { ReactNode } from 'react';
import { HeroFilm } from '@/components/ui/hero-film';
import type { HomeContent } from '@/lib/content-schema/home';

interface EventHeroProps {
  film: Pick<HomeContent['hero'], 'pause' | 'play'>;
  poster: ReactNode;
  /** EventWords. */
  children: ReactNode;
}

export function EventHero({ film, poster, children }: EventHeroProps) {
  return (
    <section className="ev under-bar">
      {poster}
      <HeroFilm name="event" pause={film.pause} play={film.play} />
      {children}
    </section>
  );
}
