import { existsSync, readFileSync } from 'node:fs';
import { generatedFolder } from './folders';
import { inRepository } from '../repository';

/** The manifest's path from the repository's root. */
export const manifestFile = `${generatedFolder}/media.json`;

export interface GeneratedPicture {
  /** Width and height of the largest size, in pixels. */
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

/** A film's sources. Browsers take the first that they can play, so the smaller WebM comes first if there is one. */
export interface GeneratedFilm {
  width: number;
  height: number;
  sources: FilmSource[];
  /** Address of an SVG that outlines what the film shows, in the film's size. */
  outline?: string;
}

/** An answer's film with its optional poster and captions. */
export interface AnswerFilm extends GeneratedFilm {
  poster: string | undefined;
  captions: string | undefined;
}

/** A background film as the content names it: two versions, each with its first frame. */
export interface FilmUploads {
  landscape: { video: string; poster: string };
  portrait: { video: string; poster: string };
}

export type FilmVersions = Record<keyof FilmUploads, FilmSource[]>;

interface GeneratedMedia {
  pictures: GeneratedPicture;
  drawings: string;
  /** Posters of films with controls, one JPEG each. */
  posters: string;
  films: GeneratedFilm;
  captions: string;
  music: string;
}

/** The generated media by the uploaded file's name. */
export type MediaManifest = { [Kind in keyof GeneratedMedia]: Record<string, GeneratedMedia[Kind]> };

/** Thrown in development when the content names a file that has not been made yet. */
export class NotMadeError extends Error {
  constructor(file: string) {
    super(`${file} is missing: run \`npm run predev\`, or \`npm run content:check\` if that does not help.`);
    // The code is right, so the development server prints the sentence without frames.
    this.stack = undefined;
  }
}

/** The generated files of an upload. @throws NotMadeError */
export function findGeneratedMedia<Kind extends keyof GeneratedMedia>(
  kind: Kind,
  name: string,
): GeneratedMedia[Kind] {
  const file = inRepository(manifestFile);
  const manifest = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as MediaManifest) : null;
  const found: GeneratedMedia[Kind] | undefined = manifest?.[kind][name];
  if (!found) throw new NotMadeError(name);
  return found;
}

/** Path of a background film's first frame from the repository's root: a JPEG, for documents and share images. */
export function findPosterFile({ landscape }: FilmUploads): string {
  return `public${findGeneratedMedia('pictures', landscape.poster).src}`;
}

export function findPosterVersions({
  landscape,
  portrait,
}: FilmUploads): Record<keyof FilmUploads, GeneratedPicture> {
  return {
    landscape: findGeneratedMedia('pictures', landscape.poster),
    portrait: findGeneratedMedia('pictures', portrait.poster),
  };
}

/** The site's music with the address of its file. */
export function findMusicTrack({ file, title, artist }: { file: string; title: string; artist: string }) {
  return { src: findGeneratedMedia('music', file), title, artist };
}

export function findFilmVersions({ landscape, portrait }: FilmUploads): FilmVersions {
  return {
    landscape: findGeneratedMedia('films', landscape.video).sources,
    portrait: findGeneratedMedia('films', portrait.video).sources,
  };
}

/** Finds the files of an answer's film by the names of the uploads. Undefined if the answer has no film. */
export function findAnswerFilm(names: {
  video?: string;
  poster?: string;
  captions?: string;
}): AnswerFilm | undefined {
  const { video, poster, captions } = names;
  if (video === undefined) return;
  return {
    ...findGeneratedMedia('films', video),
    poster: poster && findGeneratedMedia('posters', poster),
    captions: captions && findGeneratedMedia('captions', captions),
  };
}
