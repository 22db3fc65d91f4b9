import { format } from 'node:util';
import { afterEach, beforeEach } from 'vitest';
import { removeFolders } from '../fakes/folders';

/*
 * An error or a warning on the console fails the test. A test that expects one replaces the function and looks at its
 * calls: `const error = vi.spyOn(console, 'error').mockImplementation(() => {})`.
 */
const original = { error: console.error, warn: console.warn };
let noise: string[] = [];

beforeEach(() => {
  noise = [];
  console.error = (...args: unknown[]) => noise.push(`console.error: ${format(...args)}`);
  console.warn = (...args: unknown[]) => noise.push(`console.warn: ${format(...args)}`);
});

afterEach(() => {
  removeFolders();
  Object.assign(console, original);
  if (noise.length > 0) throw new Error(`Unexpected on the console:\n${noise.join('\n')}`);
});
