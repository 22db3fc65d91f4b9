import path from 'node:path';

/**
 * Absolute path of a file of the repository: 'lib/brand/wordmark.svg'. Every command runs in the repository's root. The
 * comment keeps Turbopack from tracing whatever the path may name; next.config.ts lists what a server needs.
 */
export const inRepository = (file: string): string =>
  path.resolve(/* turbopackIgnore: true */ process.cwd(), file);

/** Where the build leaves what pages read: the manifest of the media and the findings of the content check. */
export const generatedFolder = '.generated';
