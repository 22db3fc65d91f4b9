import { cx } from 'class-variance-authority';
import type { ReactNode } from 'react';
import { BackgroundFilm } from '@/components/ui/background-film';
import { findFilmVersions, findPosterVersions, type FilmUploads } from '@/lib/media/media-manifest';
import styles from './film-hero.module.css';
import { Skyline } from './moving-motifs';

interface FilmHeroProps {
  id?: string;
  film: FilmUploads;
  words: ReactNode;
  /** A card that shares the row with the words, or wraps below them if the row has no room. */
  card?: ReactNode;
}

/** A film on the first screen of a page, with the words at the lower left. With a card it fills the window. */
export function FilmHero({ id, film, words, card }: FilmHeroProps) {
  return (
    <section
      id={id}
      data-under-bar
      className={cx('on-film', styles.hero, card ? styles.besideCard : styles.alone)}
    >
      <div className="max-820:contents print:hidden">
        <BackgroundFilm film={findFilmVersions(film)} poster={findPosterVersions(film)} />
        <Skyline film={film} />
      </div>
      <div className={styles.words}>{words}</div>
      {card}
    </section>
  );
}
