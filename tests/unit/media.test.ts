import { readdirSync, readFileSync, statSync } from 'node:fs';
import { expect, test } from 'vitest';
import { generated } from '@/lib/media/folders';

const filesOf = (folder: string) => readdirSync(folder, { recursive: true, encoding: 'utf8' });

/** Files asked for by an address that no source names. */
const byConvention = ['.well-known/', 'favicon.ico'];

test('every committed file of public/ is used', () => {
  const sources = ['app', 'components', 'lib']
    .flatMap((folder) => filesOf(folder).map((file) => `${folder}/${file}`))
    .filter((file) => /\.(ts|tsx|css)$/.test(file))
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n');
  const stem = (file: string) => (file.split('/').at(-1) ?? '').replace(/\.[a-z0-9]+$/, '');
  const unused = filesOf('public')
    .filter((file) => statSync(`public/${file}`).isFile())
    .filter(
      (file) => !file.startsWith('programacion/') && !`public/${file}`.startsWith(`${generated.folder}/`),
    )
    .filter((file) => !byConvention.some((start) => file.startsWith(start)) && !sources.includes(stem(file)));
  expect(unused).toEqual([]);
});
