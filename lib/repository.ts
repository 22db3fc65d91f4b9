import path from 'node:path';

/**
 * Absolute path of a file of the repository: 'lib/brand/wordmark.svg'. Every command runs in the repository's root. The
 * comment inside keeps Turbopack from tracing every file that the path could name; next.config.ts lists what a server
 * needs.
 */
export const inRepository = (file: string): string =>
  path.resolve(/* turbopackIgnore: true */ process.cwd(), file);
