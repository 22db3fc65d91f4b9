import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';
import { uploadChecks } from '@/lib/build/content-check/check-upload';
import { makeDocument } from '@/lib/build/documents/make-document';
import { content } from '../support/content';
import { sampleRepository } from '../support/sample-media';

const lines = '<path d="M0 0h9" stroke="#000"/>';
const xmlns = 'xmlns="http://www.w3.org/2000/svg"';
it.each([
  ['no soy un SVG', 'no se puede abrir como SVG'],
  [`<svg viewBox="0 0 9 9">${lines}</svg>`, 'no se puede abrir como SVG'],
  [`<svg ${xmlns} viewBox="0 0 9 9">${lines}`, 'no se puede abrir como SVG'],
  [`<svg ${xmlns} viewBox="0 0 9 9"></svg>`, 'no dibuja nada'],
  [`<svg ${xmlns} viewBox="0 0 9 9">${lines}</svg>`, undefined],
])('a drawing that browsers do not show is told: %s', async (data, words) => {
  const file = sampleRepository().picture('torre.svg');
  await writeFile(file, data);
  const problem = await uploadChecks.drawing(file, {});
  expect(problem?.text).toEqual(words && expect.stringContaining(words));
});

it.each(['<html>no soy un PDF</html>', '', '%PDF-1.7\nno soy un PDF'])(
  'a document that is no PDF is told: %j',
  async (data) => {
    const file = path.join(sampleRepository().root, 'programa.pdf');
    await writeFile(file, data);
    const problem = await uploadChecks.document(file, {});
    expect(problem).toMatchObject({ level: 'error', text: expect.stringContaining('abrir como PDF') });
  },
);

it('a PDF that opens is accepted', async () => {
  const file = path.join(sampleRepository().root, 'programa.pdf');
  await writeFile(file, makeDocument('programme', content, 'tests/content/pictures/mar-landscape.jpg'));
  expect(await uploadChecks.document(file, {})).toBeUndefined();
});
