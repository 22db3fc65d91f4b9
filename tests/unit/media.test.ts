import { readdirSync, readFileSync, statSync } from 'node:fs';
import { expect, test } from 'vitest';
import { generated } from '@/lib/media/folders';
import { limitFor, limits } from '../../media/limits.mjs';

/** What is committed there; the build's own files are tested with the build. */
const files = readdirSync('public', { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll('\\', '/'))
  .filter(
    (file) =>
      statSync(`public/${file}`).isFile() &&
      !file.startsWith('programacion/') &&
      !`public/${file}`.startsWith(`${generated.folder}/`),
  );

/** First bytes of each format, as far as they are fixed. */
const signatures: Record<string, (head: Buffer) => boolean> = {
  webm: (head) => head.readUInt32BE(0) === 0x1a45dfa3,
  m4a: (head) => head.toString('latin1', 4, 8) === 'ftyp',
  jpg: (head) => head.readUInt16BE(0) === 0xffd8,
  png: (head) => head.toString('latin1', 1, 4) === 'PNG',
  svg: (head) => head.toString('latin1', 0, 4) === '<svg',
  ico: (head) => head.readUInt32LE(0) === 0x00010000,
  css: () => true,
  txt: () => true,
};

test.each(files)('%s is of its kind and within its limit', (file) => {
  const rule = limitFor(file);
  expect(rule, 'a rule of media/limits.mjs').toBeDefined();
  expect(statSync(`public/${file}`).size).toBeLessThanOrEqual(rule?.bytes ?? 0);
  const ending = file.split('.').at(-1) ?? '';
  expect(signatures[ending]?.(readFileSync(`public/${file}`).subarray(0, 16))).toBe(true);
});

test('every rule has files', () => {
  for (const { files: shape } of limits) expect(files.filter((file) => shape.test(file))).not.toEqual([]);
});

test('nothing in public/ is left over', () => {
  const sources = ['app', 'components', 'lib']
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .filter((name) => /\.(ts|tsx|css)$/.test(name))
        .map((name) => readFileSync(`${folder}/${name}`, 'utf8')),
    )
    .join('\n');
  const stem = (file: string) => (file.split('/').at(-1) ?? '').replace(/\.[a-z0-9]+$/, '');
  const byConvention = ['.well-known', 'favicon.ico'];
  const left = files.filter(
    (file) => !byConvention.includes(file.split('/')[0] ?? '') && !sources.includes(stem(file)),
  );
  expect(left).toEqual([]);
});
