import { render, screen } from '@testing-library/react';
import type * as navigation from 'next/navigation';
import { expect, it, vi } from 'vitest';
import { SectionLink } from '@/components/layout/nav-link';

vi.mock('next/navigation', (): Partial<typeof navigation> => ({ usePathname: () => '/galeria' }));

it('a page without sections may be in the menu, and is marked there', () => {
  for (const href of ['/', '/galeria', '/#faq']) render(<SectionLink href={href}>{href}</SectionLink>);
  const marked = screen.getAllByRole('link').filter((link) => link.getAttribute('aria-current') === 'page');
  expect(marked.map(({ textContent }) => textContent)).toEqual(['/galeria']);
});
