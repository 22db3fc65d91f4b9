import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { missingFiles, type PublicFiles } from '@/lib/content-review/missing-files';
import { surroundings } from '@/lib/content-review/surroundings';
import { content } from '@/lib/site-content';
import { sampleRepository } from './support/sample-media';
import { weekend } from './support/weekend';

describe('missing files', () => {
  const found = (sample: typeof content, change: Partial<PublicFiles> = {}) =>
    missingFiles(sample, { exists: () => true, isPdf: () => true, ...change });
  const [first] = weekend.downloads;
  const withOwn = (file: string): typeof content => ({
    ...content,
    event: { ...weekend, downloads: [first!, { ...first!, file }] },
  });

  it('are errors for a download of staff, not for one that the build makes', () => {
    const sample = withOwn('/programacion/mi-programa.pdf');
    expect(found(sample, { exists: () => false })).toEqual([
      {
        level: 'error',
        file: 'lib/content/event.ts',
        text: 'downloads[1].file: falta el archivo public/programacion/mi-programa.pdf: súbelo a esa carpeta con ese nombre',
      },
    ]);
  });

  it('are errors too when they only bear the name of a PDF', () => {
    const [finding] = found(withOwn('/programacion/programa.pdf'), { isPdf: () => false });
    expect(finding?.text).toContain('downloads[1].file: public/programacion/programa.pdf no es un PDF');
  });

  it('are none when all are there', () => {
    expect(found(content)).toEqual([]);
  });

  it.each([
    ['a PDF', '%PDF-1.7\n…\n%%EOF\n', true],
    ['the first half of one', '%PDF-1.7\n…', false],
    ['one with a password', '%PDF-1.7\n/Encrypt 5 0 R\n%%EOF\n', false],
    ['a text that Word has written', 'PK\u0003\u0004', false],
    ['nothing', '', false],
  ])('%s is known by its bytes', async (_case, bytes, whole) => {
    const { root } = sampleRepository();
    mkdirSync(path.join(root, 'app'));
    writeFileSync(path.join(root, 'programa.pdf'), bytes);
    const { isPdf } = await surroundings(root);
    expect(isPdf('programa.pdf')).toBe(whole);
  });
});
