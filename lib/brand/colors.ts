import { readFileSync } from 'node:fs';
import path from 'node:path';

let sheet: string | undefined;

/** A colour from app/colors.css for mail, documents and pictures, which have no style sheet: `color('ink')`. */
export function color(name: string): string {
  sheet ??= readFileSync(path.join(process.cwd(), 'app/colors.css'), 'utf8');
  const value = new RegExp(`--color-${name}: (#\\w+);`).exec(sheet)?.[1];
  if (!value) throw new Error(`app/colors.css has no colour named ${name}`);
  return value;
}
