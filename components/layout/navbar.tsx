import { cx } from 'class-variance-authority';
import { WaveGlyph } from '@/components/drawing/wave-glyph';
import { Wordmark } from '@/components/drawing/wordmark';
import { buttonVariants } from '@/components/ui/button';
import { Link } from '@/components/ui/link';
import type { NavigationContent } from '@/lib/content-schema/site';
import { routes } from '@/lib/routes';
import { MenuButton } from './menu-button';
import { NavLink, SectionLink } from './nav-link';
import { navLink } from './nav-look';
import { NavScroll } from './nav-scroll';
import styles from './navbar.module.css';

const menuId = 'menu';

/** Id of the page's main landmark, where the skip link leads. */
export const mainId = 'contenido';

/** The bar. Its list of links is a popover on narrow screens, and simply there on wide ones. */
export function Navbar({ items, button, texts }: Pick<NavigationContent, 'items' | 'button' | 'texts'>) {
  return (
    <header className={cx(styles.bar, 'text-cal print:hidden')}>
      <a
        className="fixed top-2 left-2 z-60 bg-cal px-5 py-3 font-semibold text-tinta -outline-offset-4 outline-tinta not-focus:-top-full"
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
        <Wordmark className="w-[min(8.883rem,50vw)]" />
      </Link>
      <MenuButton menuId={menuId} texts={texts} />
      <nav id={menuId} popover="auto" className={styles.menu} aria-label={texts.main}>
        <ul className={styles.list}>
          {items.map(({ label, href, wave }) => (
            <li key={href} className={styles.item}>
              <SectionLink className={navLink({ className: styles.entry })} href={href}>
                {label}
                <WaveGlyph wave={wave} className={styles.glyph} />
              </SectionLink>
            </li>
          ))}
        </ul>
        <NavLink
          className={buttonVariants({
            variant: 'line',
            size: 'sm',
            className:
              'max-bar:mt-auto max-bar:min-h-14 max-bar:bg-oxido max-bar:text-body max-bar:text-tinta max-bar:edge-none',
          })}
          href={button.href}
        >
          {button.label}
        </NavLink>
      </nav>
    </header>
  );
}
