import type { ReactNode } from 'react';
import { HeroFilm } from '@/components/ui/hero-film';
import type { HomeContent } from '@/lib/content-schema/home';
import type { FilmCuts } from '@/lib/media/manifest';

interface EventHeroProps {
  texts: Pick<HomeContent['hero'], 'pause' | 'play'>;
  film: FilmCuts;
  poster: ReactNode;
  /** EventWords. */
  children: ReactNode;
}

export function EventHero({ texts, film, poster, children }: EventHeroProps) {
  return (
    <section className="ev under-bar">
      {poster}
      <HeroFilm film={film} pause={texts.pause} play={texts.play} />
      {children}
    </section>
  );
}
