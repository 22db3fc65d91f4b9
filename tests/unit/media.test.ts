import { readdirSync, readFileSync, statSync } from 'node:fs';
import { expect, test } from 'vitest';
import { content } from '@/lib/site-content';
import { limitFor, limits } from '../../media/limits.mjs';

/** What the build does not make. */
const files = readdirSync('public', { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => statSync(`public/${file}`).isFile() && !file.startsWith('programacion/'));

/** First bytes of each format, as far as they are fixed. */
const signatures: Record<string, (head: Buffer) => boolean> = {
  webm: (head) => head.readUInt32BE(0) === 0x1a45dfa3,
  mp4: (head) => head.toString('latin1', 4, 8) === 'ftyp',
  m4a: (head) => head.toString('latin1', 4, 8) === 'ftyp',
  avif: (head) => head.toString('latin1', 4, 12) === 'ftypavif',
  jpg: (head) => head.readUInt16BE(0) === 0xffd8,
  png: (head) => head.toString('latin1', 1, 4) === 'PNG',
  svg: (head) => head.toString('latin1', 0, 4) === '<svg',
  vtt: (head) => head.toString('latin1', 0, 6) === 'WEBVTT',
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

test('films begin with their table of contents, so that they play while they load', () => {
  for (const file of files.filter((name) => /\.(mp4|m4a)$/.test(name))) {
    const bytes = readFileSync(`public/${file}`).toString('latin1');
    expect(bytes.indexOf('moov'), file).toBeLessThan(bytes.indexOf('mdat'));
  }
});

test('every question has its film in two formats, two posters and captions', () => {
  const expected = content.faq.entries.flatMap(({ video }) =>
    ['webm', 'mp4', 'avif', 'jpg', 'vtt'].map((ending) => `faq/${video}.${ending}`),
  );
  expect(files.filter((file) => file.startsWith('faq/')).sort()).toEqual(expected.sort());
});

test('nothing in public/ is left over', () => {
  const sources = ['app', 'components', 'lib']
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .filter((name) => /\.(ts|tsx|css)$/.test(name))
        .map((name) => readFileSync(`${folder}/${name}`, 'utf8')),
    )
    .join('\n');
  /** Names that the code puts together: what stands before the part that varies. */
  const stem = (file: string) =>
    (file.split('/').at(-1) ?? '')
      .replace(/\.[a-z0-9]+$/, '')
      .replace(/-(480|960|landscape|portrait)$/, '')
      .replace(/-(landscape|portrait)$/, '');
  const known = (name: string) =>
    sources.includes(name) ||
    (name.startsWith('venue-') && sources.includes(`'${name.slice(6)}'`)) ||
    (name.startsWith('poster-') && sources.includes(`name="${name.slice(7)}"`)) ||
    sources.includes(`name="${name}"`);
  expect(files.filter((file) => file !== 'favicon.ico' && !known(stem(file)))).toEqual([]);
});

test('captions follow one another and end with the film at the latest', () => {
  for (const { video } of content.faq.entries) {
    const captions = readFileSync(`public/faq/${video}.vtt`, 'utf8');
    const cues = [...captions.matchAll(/(?:00:)?(\d\d):(\d\d\.\d{3}) --> (?:00:)?(\d\d):(\d\d\.\d{3})/g)];
    const times = cues.flatMap(([, m1, s1, m2, s2]) => [
      Number(m1) * 60 + Number(s1),
      Number(m2) * 60 + Number(s2),
    ]);
    expect(cues.length, video).toBeGreaterThan(2);
    expect(
      [...times].sort((a, b) => a - b),
      video,
    ).toEqual(times);
    expect(times.at(-1), video).toBeLessThanOrEqual(16.6);
  }
});
