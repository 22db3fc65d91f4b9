import path from 'node:path';
import { render, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { ContentPage } from '@/components/placeholder/content-page';
import { isUnfinished } from '@/lib/content-model/placeholders';
import { makeMedia } from '@/lib/build/media/make-media';
import { content } from './support/content';
import { contentDir, redOverBlue, sampleRepository } from './support/sample-media';

const photos = Array.from({ length: 12 }, (_, index) => ({
  image: `pictures/IMG_${1000 + index}.JPG`,
  ...(index > 0 ? { alt: `Foto ${index}` } : { caption: 'La muralla de noche' }),
  ...(index === 1 && { focus: 'left' as const }),
}));

const { pages, ...texts } = content.placeholders;

test('twelve uploads make a page of photos', { timeout: 60_000 }, async () => {
  const page = { ...pages.galeria, photos };
  const { root } = sampleRepository();
  for (const [index, { image }] of photos.entries())
    await redOverBlue(480 + index, 320)
      .jpeg()
      .toFile(path.join(root, contentDir, image));
  await makeMedia(
    root,
    contentDir,
    photos.map(({ image }) => ({ use: 'picture', name: image })),
  );
  vi.spyOn(process, 'cwd').mockReturnValue(root);

  render(<ContentPage {...texts} page={page} newTab="otra pestaña" />);
  expect(screen.getByRole('heading', { level: 1 })).toHaveProperty('textContent', page.name);
  const items = screen.getAllByRole('listitem');
  expect(items).toHaveLength(12);
  expect(within(items[0]!).queryByRole('img'), 'a picture without words is decoration').toBeNull();
  expect(items[0]?.textContent).toContain('La muralla de noche');
  const second = within(items[1]!).getByRole('img', { name: 'Foto 1' });
  const whole = within(items[1]!).getByRole('link', { name: `Foto 1 ${texts.wholePhoto}` });
  expect(whole.getAttribute('href')).toBe(second.getAttribute('src'));
  expect([second.getAttribute('width'), second.getAttribute('height')]).toEqual(['481', '320']);
  expect(second.getAttribute('src')).toMatch(/^\/media\/img-1001-481\.[0-9a-f]{10}\.jpg$/);
  const loading = items.map((item) => item.querySelector('img')?.getAttribute('loading'));
  expect(loading.slice(0, 3), 'only the first row at once').toEqual(['eager', 'eager', 'lazy']);
  expect(items[1]?.querySelector('source')?.srcset).toMatch(/\.avif 481w$/);
  expect(second.hasAttribute('style'), 'the policy forbids style attributes').toBe(false);
});

test('entries make a finished page with a list of names, texts and links', () => {
  const { partners, colaborar } = pages;
  const page = { ...partners, entries: partners.entries!.map(({ image: _image, ...entry }) => entry) };
  expect([isUnfinished(page), isUnfinished(colaborar)]).toEqual([false, true]);
  render(<ContentPage {...texts} page={page} newTab="otra pestaña" />);
  const [first, second] = screen.getAllByRole('listitem');
  expect(within(first!).getByRole('heading', { level: 2 }).textContent).toBe('Bodega del puerto');
  const outside = within(first!).getByRole('link', { name: 'Su web (otra pestaña)' });
  expect(outside.getAttribute('target')).toBe('_blank');
  expect(within(second!).queryByRole('link')).toBeNull();
});
