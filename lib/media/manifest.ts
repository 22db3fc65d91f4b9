import type { BackgroundFilm } from '../content-schema/media';
import type { SiteContent } from '../content-schema/site';
import made from './manifest.json' with { type: 'json' };

/** A picture in all its sizes; addresses as `srcset` wants them. */
export interface GeneratedPicture {
  /** Of the largest size. */
  width: number;
  height: number;
  avif: string;
  jpeg: string;
  /** The largest JPEG, for what knows no `srcset`. */
  src: string;
}

interface FilmSource {
  src: string;
  type: string;
}

/** A film's addresses; the WebM comes first where there is one, and a browser takes the first that it can play. */
export interface GeneratedFilm {
  width: number;
  height: number;
  sources: FilmSource[];
  /** Address of an SVG of the film's size with the outline of what it shows. */
  outline?: string | undefined;
}

/** The film of an answer with its still and its captions, as far as there are any. */
export interface AnswerFilm extends GeneratedFilm {
  poster: string | undefined;
  captions: string | undefined;
}

/** The addresses of a background film's two versions. */
export type FilmVersions = Record<keyof BackgroundFilm, FilmSource[]>;

interface Made {
  pictures: GeneratedPicture;
  /** Stills of films, one JPEG each. */
  posters: string;
  films: GeneratedFilm;
  captions: string;
  music: string;
}

/** What scripts/make-media.mjs has made, by the uploaded file's name. */
export type Manifest = { [Kind in keyof Made]: Record<string, Made[Kind]> };

const manifest: Manifest = made;

/**
 * What was made of an uploaded file.
 * @throws Error when it has not been made: the content check has stopped the build long before that.
 */
export function generatedMedia<Kind extends keyof Made>(kind: Kind, name: string): Made[Kind] {
  const found: Made[Kind] | undefined = manifest[kind][name];
  if (!found) throw new Error(`${name} has not been made (${kind}): node scripts/make-media.mjs makes it.`);
  return found;
}

/** The first frame of a background film, for documents and share images: a JPEG's path from the repository's root. */
export function posterFile({ landscape }: BackgroundFilm): string {
  return `public${generatedMedia('pictures', landscape.poster).src}`;
}

/** The posters of a background film. */
export function posterVersions({
  landscape,
  portrait,
}: BackgroundFilm): Record<keyof BackgroundFilm, GeneratedPicture> {
  return {
    landscape: generatedMedia('pictures', landscape.poster),
    portrait: generatedMedia('pictures', portrait.poster),
  };
}

/** The site's music as the player takes it. */
export function musicTrack({ file, ...track }: SiteContent['track']) {
  return { ...track, src: generatedMedia('music', file) };
}

/** The addresses of a background film. */
export function filmVersions({ landscape, portrait }: BackgroundFilm): FilmVersions {
  return {
    landscape: generatedMedia('films', landscape.video).sources,
    portrait: generatedMedia('films', portrait.video).sources,
  };
}

/** The files of an answer's film by the uploads' names; undefined for an answer without one. */
export function answerFilm(names: {
  video?: string | undefined;
  poster?: string | undefined;
  captions?: string | undefined;
}): AnswerFilm | undefined {
  const { video, poster, captions } = names;
  return video === undefined
    ? undefined
    : {
        ...generatedMedia('films', video),
        poster: poster && generatedMedia('posters', poster),
        captions: captions && generatedMedia('captions', captions),
      };
}
