import { cx } from 'class-variance-authority';
import type { ReactNode } from 'react';
import { WaveGlyph } from '@/components/brand/wave';
import { Wordmark } from '@/components/brand/wordmark';
import { ButtonLink } from '@/components/ui/button';
import { Link } from '@/components/ui/link';
import { navLinkClasses } from '@/components/ui/text-link';
import type { NavigationContent } from '@/lib/content-model/navigation';
import { layoutIds, routes } from '@/lib/routes';
import { navigationWords } from '@/lib/words/layout';
import { NavLink, SectionLink } from './nav-link';
import styles from './navbar.module.css';

const barClasses = cx(
  styles.navbar,
  'fixed inset-x-0 top-0 z-40 flex min-h-bar items-center gap-bar-gap px-gutter max-352:gap-1',
  'border-b text-paper print:hidden',
  'low:absolute low:top-auto',
);

/** In a wide window, and in one so narrow that the bar has no room, the music's button is at the foot of the left margin. */
const musicClasses = cx(
  'peer/music bottom-[calc(var(--foot)+1rem)] flex-none empty:hidden max-320:fixed max-320:left-2',
  '1140:fixed 1140:left-[max(0px,var(--spacing-gutter)/2-24px,env(safe-area-inset-left))]',
);

interface NavbarProps extends Pick<NavigationContent, 'items' | 'button'> {
  brand: string;
  /** The button that stops the music. It renders nothing while there is no music. */
  music: ReactNode;
  /** The button of the cookie panel, for narrow windows. */
  cookies: ReactNode;
}

/**
 * The navigation bar. On narrow screens its links are in a popover, which opens and closes with or without scripts.
 */
export function Navbar({ brand, items, button, music, cookies }: NavbarProps) {
  return (
    <header className={barClasses}>
      <a
        className="fixed top-2 left-2 z-1 bg-paper px-5 py-3 font-semibold text-ink -outline-offset-4 outline-ink not-focus:-top-full"
        href={`#${layoutIds.main}`}
      >
        {navigationWords.skip}
      </a>
      <Link
        // If the music's button needs room the logo shrinks, but not below a height of 14 px.
        className="mr-auto grid min-h-11 min-w-[min(6.7rem,38vw)] content-center"
        href={routes.home}
        aria-label={navigationWords.home(brand)}
      >
        <Wordmark className="w-logo max-w-full" />
      </Link>
      <div className={musicClasses}>{music}</div>
      {/* In the narrowest windows the margin gives way to the music's button. */}
      <div className="flex-none max-352:peer-empty/music:mr-[12px] 820:hidden">{cookies}</div>
      <button
        type="button"
        className={cx(
          '-mr-[8px] flex min-h-11 flex-none cursor-pointer items-center gap-2 px-[8px] 1140:hidden',
          'text-[length:min(0.9375rem,4.9vw)] leading-label font-semibold',
          'max-640:peer-not-empty/music:[&_svg]:hidden',
        )}
        popoverTarget={layoutIds.menu}
      >
        {navigationWords.menu}
        {/* The icon is a merlon, and a gap while the menu is open. */}
        <svg
          className="h-3 w-6.5 fill-none stroke-current stroke-[2.5] max-352:hidden menu-open:[scale:1_-1]"
          viewBox="0 0 30 14"
          aria-hidden="true"
        >
          <path d="M0 12H7V2H23V12H30" />
        </svg>
      </button>
      <nav id={layoutIds.menu} popover="auto" className={styles.menu} aria-label={navigationWords.name}>
        <ul className={styles.links}>
          {items.map(({ label, href, wave }) => (
            <li key={href} className="border-hairline max-1140:border-t max-1140:last:border-b">
              <SectionLink className={cx(navLinkClasses, styles.link)} href={href}>
                {label}
                <WaveGlyph
                  wave={wave}
                  className="h-[1.294rem] w-11 text-accent max-320:hidden 1140:hidden noscript:hidden"
                />
              </SectionLink>
            </li>
          ))}
        </ul>
        <ButtonLink
          as={NavLink}
          variant="line"
          size="sm"
          className={cx(
            'aria-[current]:bg-paper aria-[current]:text-ink aria-[current]:edge-none',
            'max-1140:mt-auto max-1140:min-h-14 max-1140:bg-accent max-1140:text-body max-1140:text-ink max-1140:edge-none',
          )}
          href={button.href}
        >
          {button.label}
        </ButtonLink>
      </nav>
    </header>
  );
}
