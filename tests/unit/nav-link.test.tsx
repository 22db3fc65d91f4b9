import { act, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { SectionLink } from '@/components/layout/nav-link';
import { routes, sections } from '@/lib/routes';

const usePathname = vi.hoisted(() => vi.fn<() => string>());
vi.mock('next/navigation', () => ({ usePathname }));
// The real link observes its own visibility.
vi.mock('@/components/ui/link', () => ({ Link: 'a' }));

it('marks a page without sections, also after a visit to the home page that ended below its first section', () => {
  let report: (entries: { isIntersecting: boolean }[]) => void = () => {};
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: typeof report) {
        report = callback;
      }
      observe = () => {};
      disconnect = () => {};
    },
  );
  const page = (hasSections: boolean) => (
    <>
      <SectionLink href="/galeria">Galería</SectionLink>
      {hasSections && <section id={sections.hero} />}
    </>
  );
  usePathname.mockReturnValue(routes.home);
  const { rerender } = render(page(true));
  act(() => report([{ isIntersecting: false }]));
  usePathname.mockReturnValue('/galeria');
  rerender(page(false));
  expect(screen.getByRole('link').getAttribute('aria-current')).toBe('page');
});
