import { cx } from 'class-variance-authority';
import type { ReactNode } from 'react';
import { WaveGlyph } from '@/components/brand/wave-glyph';
import { Wordmark } from '@/components/brand/wordmark';
import { buttonVariants } from '@/components/ui/button';
import { ExternalLink } from '@/components/ui/external-link';
import { Link } from '@/components/ui/link';
import type { NavigationContent } from '@/lib/content-schema/site';
import { isOutside, routes } from '@/lib/routes';
import { MenuButton } from './menu-button';
import { NavLink, SectionLink } from './nav-link';
import { navLink } from './nav-look';
import { NavbarScript } from './navbar-script';
import styles from './navbar.module.css';

const menuId = 'menu';

const bar = cx(
  'fixed inset-x-0 top-0 z-40 flex min-h-bar items-center gap-bar-gap px-gutter',
  'border-b border-hairline-bar bg-ink text-paper transition-surface duration-open print:hidden',
  'over-film:border-transparent over-film:bg-transparent',
  // Scrolls away with the page.
  'zoomed:absolute zoomed:top-auto',
);
const menu = 'gap-menu-gap max-bar:gap-6 max-bar:px-gutter max-bar:pb-6';
const list = cx(
  'flex gap-list-gap max-bar:flex-col max-bar:gap-0',
  'max-bar:noscript:grid max-bar:noscript:grid-cols-[1fr_1fr]',
);
const entry = cx(
  'flex min-h-11 items-center text-small leading-none',
  'max-bar:min-h-15 max-bar:justify-between max-bar:gap-6 max-bar:py-3',
  'max-bar:font-display max-bar:text-menu max-bar:font-stretch-118% max-bar:noscript:text-body',
);
/** Hidden on a phone with a large font size. */
const glyph = 'h-[1.294rem] w-11 text-accent bar:hidden max-smallest:hidden noscript:hidden';

/** Id of <main>, the target of the skip link. */
export const mainId = 'contenido';

interface NavbarProps extends Pick<NavigationContent, 'items' | 'button' | 'texts'> {
  /** Beside the menu's button. */
  children: ReactNode;
}

/** The navigation bar. On narrow screens its links are in a popover. */
export function Navbar({ items, button, texts, children }: NavbarProps) {
  return (
    <header className={bar}>
      <a
        className="fixed top-2 left-2 z-1 bg-paper px-5 py-3 font-semibold text-ink -outline-offset-4 outline-ink not-focus:-top-full"
        href={`#${mainId}`}
      >
        {texts.skip}
      </a>
      <NavbarScript />
      <Link
        className="mr-auto grid min-h-11 flex-none content-center"
        href={routes.home}
        aria-label={texts.home}
      >
        <Wordmark className="w-logo" />
      </Link>
      {children}
      <MenuButton menuId={menuId} texts={texts} />
      <nav id={menuId} popover="auto" className={cx(styles.menu, menu)} aria-label={texts.main}>
        <ul className={list}>
          {items.map(({ label, href, wave }) => (
            <li key={href} className="border-hairline-menu max-bar:border-t max-bar:last:border-b">
              {isOutside(href) ? (
                <ExternalLink className={navLink({ className: entry })} href={href} newTab={texts.newTab}>
                  {label}
                  <WaveGlyph wave={wave} className={glyph} />
                </ExternalLink>
              ) : (
                <SectionLink className={navLink({ className: entry })} href={href}>
                  {label}
                  <WaveGlyph wave={wave} className={glyph} />
                </SectionLink>
              )}
            </li>
          ))}
        </ul>
        <NavLink
          className={buttonVariants({
            variant: 'line',
            size: 'sm',
            className: cx(
              'max-bar:mt-auto max-bar:min-h-14 max-bar:bg-accent max-bar:text-body max-bar:text-ink max-bar:edge-none',
              'aria-[current]:bg-paper aria-[current]:text-ink aria-[current]:edge-none',
            ),
          })}
          href={button.href}
        >
          {button.label}
        </NavLink>
      </nav>
    </header>
  );
}
