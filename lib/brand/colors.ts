import { readFileSync } from 'node:fs';
import { inRepository } from '../repository';

let sheet: string | undefined;

/** A colour that is needed outside of style sheets. In colors.css it has to be a hexadecimal number. */
export type ColorName =
  | 'black'
  | 'ink'
  | 'night'
  | 'shadow'
  | 'paper'
  | 'paper-shade'
  | 'accent'
  | 'accent-deep'
  | 'muted-on-dark'
  | 'muted-on-light';

/** A colour from lib/brand/colors.css for mail, documents and pictures, which have no style sheet: `color('ink')`. */
export function color(name: ColorName): string {
  sheet ??= readFileSync(inRepository('lib/brand/colors.css'), 'utf8');
  const value = new RegExp(`--color-${name}: (#\\w+);`).exec(sheet)?.[1];
  if (!value) throw new Error(`lib/brand/colors.css has no hexadecimal colour named ${name}`);
  return value;
}
