// Reads the brand's colours from the site's list: { ink: '#0c0b10', accentDeep: '#a8401d', … }.
import { readFileSync } from 'node:fs';

const css = readFileSync(new URL('../lib/brand/colors.css', import.meta.url), 'utf8');
const inCamelCase = (name) => name.replace(/-(\w)/g, (_, letter) => letter.toUpperCase());

export const colors = Object.fromEntries(
  [...css.matchAll(/--color-([\w-]+): (#[\da-f]+);/g)].map(([, name, value]) => [inCamelCase(name), value]),
);
