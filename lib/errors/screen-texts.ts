import { errors } from '../content/errors';

/**
 * The error screens' texts, without the schema library: those screens are client code that every page carries.
 * `lib/site-content.ts` checks the same file by its schema at build.
 */
export const errorTexts = errors.screen;
