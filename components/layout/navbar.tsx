import { cx } from 'class-variance-authority';
import type { ReactNode } from 'react';
import { WaveGlyph } from '@/components/brand/wave-glyph';
import { Wordmark } from '@/components/brand/wordmark';
import { buttonVariants } from '@/components/ui/button';
import { Link } from '@/components/ui/link';
import type { NavigationContent } from '@/lib/content-model/schemas/navigation';
import { documentIds, routes } from '@/lib/routes';
import { MenuButton } from './menu-button';
import { NavLink, SectionLink } from './nav-link';
import { navLink } from './nav-look';
import { NavbarScript } from './navbar-script';
import styles from './navbar.module.css';

const bar = cx(
  styles.bar,
  'fixed inset-x-0 top-0 z-40 flex min-h-bar items-center gap-bar-gap px-gutter',
  'border-b text-paper print:hidden',
  // At high zoom the bar scrolls away with the page, because a fixed bar would cover too much of the page.
  'zoomed:absolute zoomed:top-auto',
);

interface NavbarProps extends Pick<NavigationContent, 'items' | 'button' | 'texts'> {
  /** Shown beside the menu's button. */
  children: ReactNode;
}

/** The navigation bar. On narrow screens its links are in a popover. */
export function Navbar({ items, button, texts, children }: NavbarProps) {
  return (
    <header className={bar}>
      <a
        className="fixed top-2 left-2 z-1 bg-paper px-5 py-3 font-semibold text-ink -outline-offset-4 outline-ink not-focus:-top-full"
        href={`#${documentIds.main}`}
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
      <MenuButton menuId={documentIds.menu} texts={texts} />
      <nav id={documentIds.menu} popover="auto" className={styles.menu} aria-label={texts.main}>
        <ul className={styles.list}>
          {items.map(({ label, href, wave }) => (
            <li key={href} className={styles.item}>
              <SectionLink
                className={navLink({ className: cx(styles.entry, 'flex items-center') })}
                href={href}
              >
                {label}
                <WaveGlyph wave={wave} className={styles.wave} />
              </SectionLink>
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
