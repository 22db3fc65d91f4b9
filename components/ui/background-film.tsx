import type { BackgroundFilm as FilmFiles } from '@/lib/content-model/schemas/media';
import { findFilmVersions, findPosterVersions } from '@/lib/media/manifest';
import { HeroFilm } from './hero-film';

/** An uploaded film behind the words of a section, with its poster. */
export function BackgroundFilm({ film }: { film: FilmFiles }) {
  return <HeroFilm film={findFilmVersions(film)} poster={findPosterVersions(film)} />;
}
