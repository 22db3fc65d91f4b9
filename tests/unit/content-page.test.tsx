import { readFileSync } from 'node:fs';
import path from 'node:path';
import { render, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { makeMedia } from '@/lib/media/make-media';
import { namedFiles } from '@/lib/content-review/named-files';
import { isUnfinished, placeholdersSchema } from '@/lib/content-schema/placeholders';
import { content } from '@/lib/site-content';
import { samples } from './support/content-samples';
import { redOverBlue, sampleRepository } from './support/sample-media';

const photos = Array.from({ length: 12 }, (_, index) => ({
  image: `IMG_${1000 + index}.JPG`,
  ...(index > 0 ? { alt: `Foto ${index}` } : { caption: 'La muralla de noche' }),
  ...(index === 1 && { focus: 'left' as const }),
}));

test('twelve uploads and their content make a page of photos', { timeout: 60_000 }, async () => {
  const { placeholders } = samples.gallery(photos);
  const page = placeholdersSchema.parse(placeholders).pages['/galeria'];
  expect(page?.photos).toHaveLength(12);

  const { root, picture } = sampleRepository();
  for (const [index, { image }] of photos.entries())
    await redOverBlue(480 + index, 320)
      .jpeg()
      .toFile(picture(image));
  const named = namedFiles({ ...content, placeholders }).filter(({ file }) =>
    file.endsWith('placeholders.ts'),
  );
  await makeMedia(root, named);
  const made = readFileSync(path.join(root, 'lib/media/manifest.json'), 'utf8');
  vi.doMock('@/lib/media/manifest.json', () => ({ default: JSON.parse(made) }));
  const { ContentPage } = await import('@/components/placeholder/content-page');

  render(<ContentPage {...placeholders} page={page!} newTab="otra pestaña" />);
  expect(screen.getByRole('heading', { level: 1 })).toHaveProperty('textContent', page?.name);
  const items = screen.getAllByRole('listitem');
  expect(items).toHaveLength(12);
  expect(within(items[0]!).queryByRole('img'), 'a picture without words is decoration').toBeNull();
  expect(items[0]?.textContent).toContain('La muralla de noche');
  const second = within(items[1]!).getByRole('img', { name: 'Foto 1' });
  const whole = within(items[1]!).getByRole('link', { name: `Foto 1 ${placeholders.wholePhoto}` });
  expect(whole.getAttribute('href')).toBe(second.getAttribute('src'));
  expect([second.getAttribute('width'), second.getAttribute('height')]).toEqual(['481', '320']);
  expect(second.getAttribute('src')).toMatch(/^\/media\/img-1001-481\.[0-9a-f]{10}\.jpg$/);
  const loading = items.map((item) => item.querySelector('img')?.getAttribute('loading'));
  expect(loading.slice(0, 3), 'only the first row at once').toEqual(['eager', 'eager', 'lazy']);
  expect(items[1]?.querySelector('source')?.srcset).toMatch(/\.avif 481w$/);
  expect(second.hasAttribute('style'), 'the policy forbids style attributes').toBe(false);
});

test('entries make a finished page with a list of names, texts and links', async () => {
  const { ContentPage } = await import('@/components/placeholder/content-page');
  const { pages, ...texts } = content.placeholders;
  const page = {
    ...pages['/partners']!,
    entries: [
      {
        title: 'Oficina de turismo',
        text: 'Abre la mezquita.',
        link: { label: 'Su web', href: 'https://example.com' },
      },
      { title: 'Bodega', text: 'El vino.', link: { label: 'El evento', href: '/proximos-eventos' as const } },
    ],
  };
  expect([isUnfinished(page), isUnfinished(pages['/partners']!)]).toEqual([false, true]);
  render(<ContentPage {...texts} page={page} newTab="otra pestaña" />);
  const [first, second] = screen.getAllByRole('listitem');
  expect(within(first!).getByRole('heading', { level: 2 }).textContent).toBe('Oficina de turismo');
  const outside = within(first!).getByRole('link', { name: 'Su web (otra pestaña)' });
  expect(outside.getAttribute('target')).toBe('_blank');
  const inside = within(second!).getByRole('link', { name: 'El evento' });
  expect([inside.getAttribute('href'), inside.getAttribute('target')]).toEqual(['/proximos-eventos', null]);
});
