import { readFileSync } from 'node:fs';
import { inRepository } from '../media/folders';

let sheet: string | undefined;

/** A colour from lib/brand/colors.css for mail, documents and pictures, which have no style sheet: `color('ink')`. */
export function color(name: string): string {
  sheet ??= readFileSync(inRepository('lib/brand/colors.css'), 'utf8');
  const value = new RegExp(`--color-${name}: (#\\w+);`).exec(sheet)?.[1];
  if (!value) throw new Error(`lib/brand/colors.css has no colour named ${name}`);
  return value;
}
