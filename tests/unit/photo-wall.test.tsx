import { render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { PhotoWall } from '@/components/pages/photo-wall';
import type * as mediaManifest from '@/lib/media/media-manifest';

vi.mock('@/lib/media/media-manifest', (): Partial<typeof mediaManifest> => {
  const picture = { width: 960, height: 640, avif: '/photo.avif 960w', src: '/photo.jpg' };
  return { findGeneratedMedia: vi.fn().mockReturnValue(picture) };
});

it.each([
  { narrow: [2], wide: [5] },
  { narrow: [2, 2], wide: [3, 2] },
  { narrow: [2, 1, 1], wide: [3, 2, 5] },
  { narrow: [2, 1, 1, 2], wide: [3, 2, 2, 3] },
  { narrow: [2, 1, 1, 2, 2], wide: [3, 2, 2, 3, 5] },
  { narrow: [2, 1, 1, 2, 1, 1], wide: [3, 2, 2, 3, 3, 2] },
  { narrow: [2, 1, 1, 2, 1, 1, 2], wide: [3, 2, 2, 3, 3, 2, 5] },
])(
  'photos fill their rows of two and five columns and are as large as their frames: %o',
  ({ narrow, wide }) => {
    const photos = wide.map((_, index) => ({ image: `pictures/${index}.jpg`, alt: 'El patio.' }));
    render(<PhotoWall photos={photos} />);
    const items = screen.getAllByRole('listitem');
    expect(items.map(({ dataset }) => Number(dataset.narrowColumns))).toEqual(narrow);
    expect(items.map(({ dataset }) => Number(dataset.wideColumns))).toEqual(wide);
    expect(
      screen.getAllByRole('img').map((img) => img.previousElementSibling?.getAttribute('sizes')),
    ).toEqual(
      wide.map((columns, index) => {
        const widthInNarrowWindow = narrow[index] === 2 ? '92vw' : '69vw';
        return `(width < 51.25rem) ${widthInNarrowWindow}, ${columns === 5 ? '92vw' : '55vw'}`;
      }),
    );
  },
);
