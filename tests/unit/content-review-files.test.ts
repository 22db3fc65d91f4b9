import { describe, expect, it } from 'vitest';
import { missingFiles, namedFiles } from '@/lib/content-review/missing-files';
import { content } from '@/lib/site-content';
import { weekend } from './support/weekend';

describe('missing files', () => {
  const isPdf = () => true;

  it('are errors that name content file, field and path', () => {
    const [{ file, field, path } = { file: '', field: '', path: '' }] = namedFiles(content);
    expect(missingFiles(content, (named) => named !== path, isPdf)).toEqual([
      {
        level: 'error',
        topic: 'file',
        file,
        text: `${field}: falta el archivo ${path}`,
      },
    ]);
  });

  it('are errors for a download of staff, not for one that the build makes', () => {
    const [first] = weekend.downloads;
    const own = { ...first!, file: '/programacion/mi-programa.pdf' };
    const sample = { ...content, event: { ...weekend, downloads: [first!, own] } };
    expect(missingFiles(sample, (file) => !file.endsWith('.pdf'), isPdf).map(({ text }) => text)).toEqual([
      'downloads[1].file: falta el archivo public/programacion/mi-programa.pdf',
    ]);
  });

  it('are errors too when they only bear the name of a PDF', () => {
    const [first] = content.event.downloads;
    const event = {
      ...content.event,
      downloads: [{ ...first!, file: '/programacion/programa-primavera.pdf' }],
    };
    const [finding] = missingFiles(
      { ...content, event },
      () => true,
      () => false,
    );
    expect(finding?.text).toContain(
      'downloads[0].file: public/programacion/programa-primavera.pdf no es un PDF',
    );
  });

  it('are none when all are there', () => {
    expect(missingFiles(content, () => true, isPdf)).toEqual([]);
  });
});
