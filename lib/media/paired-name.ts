import type { FilmFile } from './film-file';

/**
 * Name of what was made from an MP4: the WebM, or the outline ('svg') of what it shows. It carries the first ten digits of
 * the MP4's SHA-256, so that it stops counting when the MP4 is exchanged, also in a copy from git, which knows no times.
 */
export function pairedName({ name, hash }: Pick<FilmFile, 'name' | 'hash'>, ending: 'webm' | 'svg'): string {
  return `${name.replace(/\.[^.]+$/, '')}.${hash}.${ending}`;
}
