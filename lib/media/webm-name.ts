import type { FilmFile } from './film-file';

/**
 * Name of the WebM made from an MP4: it carries the first ten digits of the MP4's SHA-256, so that it stops counting
 * when the MP4 is exchanged, also in a copy from git, which knows no times.
 */
export function webmName({ name, hash }: Pick<FilmFile, 'name' | 'hash'>): string {
  return `${name.replace(/\.[^.]+$/, '')}.${hash}.webm`;
}
