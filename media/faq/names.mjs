import { readdirSync } from 'node:fs';

/** The names of the films. Each has one file in films/. */
export const names = readdirSync(new URL('films/', import.meta.url)).map((file) => file.replace('.mjs', ''));
