import { readdirSync } from 'node:fs';

/** Names of the films: one drawing each in films/. */
export const names = readdirSync(new URL('films/', import.meta.url)).map((file) => file.replace('.mjs', ''));
