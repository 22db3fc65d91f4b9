import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { outcomes } from '@/lib/contact/server/log';

it('docs/contact-outbox.md explains every outcome in the log', () => {
  const firstCells = readFileSync('docs/contact-outbox.md', 'utf8').match(/(?<=^\| )`.*?(?= +\|)/gm) ?? [];
  const explained = firstCells.flatMap((cell) => cell.match(/(?<=`)[a-z_]+(?=`)/g) ?? []);
  expect(explained.filter((name) => name !== 'outcome').sort()).toEqual([...outcomes].sort());
});
