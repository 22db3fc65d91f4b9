import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { BackgroundFilm } from '../content-model/media';
import type { SiteContent } from '../content-model/site';

/** The manifest's path from the repository's root. */
export const manifestFile = 'lib/media/manifest.json';

/** A picture in all its sizes. */
export interface GeneratedPicture {
  /** Of the largest size. */
  width: number;
  height: number;
  /** A `srcset`. */
  avif: string;
  /** The largest size as a JPEG, for browsers without AVIF. */
  src: string;
}

interface FilmSource {
  src: string;
  type: string;
}

/** A film's addresses, the WebM first if there is one: browsers take the first that they can play. */
export interface GeneratedFilm {
  width: number;
  height: number;
  sources: FilmSource[];
  /** Address of an SVG of the film's size with the outline of what it shows. */
  outline?: string | undefined;
}

/** An answer's film with its optional poster and captions. */
export interface AnswerFilm extends GeneratedFilm {
  poster: string | undefined;
  captions: string | undefined;
}

/** The addresses of a background film's two versions. */
export type FilmVersions = Record<keyof BackgroundFilm, FilmSource[]>;

interface Media {
  pictures: GeneratedPicture;
  /** SVG files. */
  drawings: string;
  /** Posters of films with controls, one JPEG each. */
  posters: string;
  films: GeneratedFilm;
  captions: string;
  music: string;
}

/** The generated media by the uploaded file's name. */
export type Manifest = { [Kind in keyof Media]: Record<string, Media[Kind]> };

/**
 * The generated files of an upload.
 * @throws Error for a file that is not in the manifest; a build generates them all first
 */
export function generatedMedia<Kind extends keyof Media>(kind: Kind, name: string): Media[Kind] {
  const file = path.join(/* turbopackIgnore: true */ process.cwd(), manifestFile);
  const manifest = JSON.parse(readFileSync(file, 'utf8')) as Manifest;
  const found: Media[Kind] | undefined = manifest[kind][name];
  if (!found) throw new Error(`${name} is not in the manifest (${kind}): run npx tsx scripts/make-media.ts.`);
  return found;
}

/** The first frame of a background film, for documents and share images: path of a JPEG from the repository's root. */
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

/** The site's music with its address. */
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
