import { cx } from 'class-variance-authority';
import type { ReactNode } from 'react';
import { BackgroundFilm } from '@/components/ui/background-film';
import { findFilmVersions, findPosterVersions, type FilmUploads } from '@/lib/media/media-manifest';
import styles from './film-hero.module.css';
import { Skyline } from './moving-motifs';

interface FilmHeroProps {
  id?: string;
  film: FilmUploads;
  text: ReactNode;
  /** Stands beside the text, or below it if the row has no room. */
  card?: ReactNode;
}

/** A film on the first screen of a page, with the words at the lower left. With a card it fills the window. */
export function FilmHero({ id, film, text, card }: FilmHeroProps) {
  return (
    <section
      id={id}
      data-under-bar
      className={cx(
        'on-film print:min-h-0 print:py-4',
        styles.hero,
        card ? styles.withCard : styles.withoutCard,
      )}
    >
      <div className="max-820:contents print:hidden">
        <BackgroundFilm film={findFilmVersions(film)} poster={findPosterVersions(film)} />
        <Skyline film={film} />
      </div>
      <div className="@container relative z-2 col-start-1 row-start-1 min-w-0 flex-[1_1_24rem] px-gutter 820:pr-6">
        {text}
      </div>
      {card}
    </section>
  );
}
