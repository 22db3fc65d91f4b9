import type { BackgroundFilm as FilmFiles } from '@/lib/content-model/schemas/media';
import { findFilmVersions, findPosterVersions } from '@/lib/media/manifest';
import { HeroFilm } from './hero-film';

interface BackgroundFilmProps {
  film: FilmFiles;
  /** Labels of the film's button. */
  pause: string;
  play: string;
}

/** An uploaded film behind the words of a section, with its poster. */
export function BackgroundFilm({ film, ...labels }: BackgroundFilmProps) {
  return <HeroFilm film={findFilmVersions(film)} poster={findPosterVersions(film)} {...labels} />;
}
