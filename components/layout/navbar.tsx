import { cx } from 'class-variance-authority';
import { WaveGlyph } from '@/components/drawing/wave-glyph';
import { buttonVariants } from '@/components/ui/button';
import { Link } from '@/components/ui/link';
import type { NavigationContent } from '@/lib/content-schema/site';
import { routes } from '@/lib/routes';
import { MenuButton } from './menu-button';
import { NavLink, SectionLink } from './nav-link';
import { navLink } from './nav-look';
import { NavScroll } from './nav-scroll';

const menuId = 'menu';

/** Id of the page's main landmark, where the skip link leads. */
export const mainId = 'contenido';

const bar = cx(
  'fixed inset-x-0 top-0 z-40 flex min-h-bar items-center gap-[clamp(1rem,2.2vw,2.125rem)] px-gutter',
  'border-b border-cal/12 bg-tinta text-cal transition-[background-color,border-color] duration-open',
  'print:hidden over-film:border-transparent over-film:bg-transparent',
);
// Where it is no popover, in the bar, it looks like any other element; on narrow screens it is a sheet below it.
const menu = cx(
  'static flex h-auto w-auto items-center gap-[clamp(1rem,2vw,2rem)] overflow-visible bg-transparent text-inherit',
  'max-bar:fixed max-bar:inset-x-0 max-bar:top-bar max-bar:bottom-0 max-bar:hidden max-bar:flex-col max-bar:items-stretch max-bar:gap-6',
  'max-bar:overflow-y-auto max-bar:overscroll-contain max-bar:bg-tinta max-bar:px-gutter max-bar:pb-6 max-bar:text-cal',
  'max-bar:-translate-y-3 max-bar:opacity-0 max-bar:transition-[opacity,translate,display,overlay] max-bar:transition-discrete max-bar:duration-open',
  'max-bar:open:flex max-bar:open:translate-none max-bar:open:opacity-100 max-bar:open:starting:-translate-y-3 max-bar:open:starting:opacity-0',
  // Without JavaScript a choice does not close it: it leaves the page below in view, where a tap does.
  'noscript:max-bar:bottom-auto noscript:max-bar:h-(--menu) noscript:max-bar:gap-3 noscript:max-bar:py-3',
  // Opened on a narrow screen that became a wide one.
  'bar:open:fixed bar:open:inset-auto bar:open:top-0 bar:open:right-gutter bar:open:h-bar',
);
const entry = cx(
  'flex min-h-11 items-center text-small leading-none',
  'max-bar:min-h-15 max-bar:justify-between max-bar:gap-6 max-bar:py-3',
  'max-bar:font-display max-bar:text-entry max-bar:font-title max-bar:font-stretch-118%',
  'noscript:max-bar:min-h-11 noscript:max-bar:py-1 noscript:max-bar:text-body',
);

/** The bar. Its list of links is a popover on narrow screens, and simply there on wide ones. */
export function Navbar({ items, button, texts }: Pick<NavigationContent, 'items' | 'button' | 'texts'>) {
  return (
    <header className={bar}>
      <a
        className="fixed top-2 left-2 z-60 bg-cal px-5 py-3 font-semibold text-tinta -outline-offset-4 outline-tinta not-focus:-translate-y-[200%]"
        href={`#${mainId}`}
      >
        {texts.skip}
      </a>
      <NavScroll />
      <Link
        className="mr-auto grid min-h-11 flex-none content-center"
        href={routes.home}
        aria-label={texts.home}
      >
        <i className="icon icon-wordmark w-[min(8.883rem,50vw)]" />
      </Link>
      <MenuButton menuId={menuId} texts={texts} />
      <nav id={menuId} popover="auto" className={menu} aria-label={texts.main}>
        <ul className="flex gap-[clamp(0.875rem,1.9vw,2rem)] max-bar:flex-col max-bar:gap-0 noscript:max-bar:grid noscript:max-bar:grid-cols-2 noscript:max-bar:gap-x-4">
          {items.map(({ label, href, wave }) => (
            <li key={href} className="max-bar:border-t max-bar:border-cal/20 max-bar:last:border-b">
              <SectionLink className={navLink({ className: entry })} href={href}>
                {label}
                <WaveGlyph wave={wave} className="h-[1.294rem] w-11 text-oxido bar:hidden" />
              </SectionLink>
            </li>
          ))}
        </ul>
        <NavLink
          className={buttonVariants({
            variant: 'line',
            size: 'sm',
            className:
              'max-bar:mt-auto max-bar:min-h-14 max-bar:bg-oxido max-bar:text-body max-bar:text-tinta max-bar:inset-ring-0',
          })}
          href={button.href}
        >
          {button.label}
        </NavLink>
      </nav>
    </header>
  );
}
