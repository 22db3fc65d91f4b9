import { WaveGlyph } from '@/components/drawing/wave-glyph';
import { Link } from '@/components/ui/link';
import type { NavigationContent } from '@/lib/content-schema/site';
import { routes } from '@/lib/routes';
import { MenuButton } from './menu-button';
import { NavLink } from './nav-link';
import { NavScroll } from './nav-scroll';

const menuId = 'menu';

/** Id of the page's main landmark, where the skip link leads. */
export const mainId = 'contenido';

/** The bar. Its list of links is a popover on narrow screens, and simply there on wide ones. */
export function Navbar({ items, button, texts }: Pick<NavigationContent, 'items' | 'button' | 'texts'>) {
  return (
    <header className="bar">
      <a className="skip" href={`#${mainId}`}>
        {texts.skip}
      </a>
      <NavScroll />
      <Link className="logo" href={routes.home} aria-label={texts.home}>
        <i className="icon icon-wordmark" />
      </Link>
      <MenuButton menuId={menuId} texts={texts} />
      <nav id={menuId} popover="auto" className="menu" aria-label={texts.main}>
        <ul>
          {items.map(({ label, href, wave }) => (
            <li key={href}>
              <NavLink href={href}>
                {label}
                <WaveGlyph wave={wave} className="g" />
              </NavLink>
            </li>
          ))}
        </ul>
        <NavLink className="btn btn-line btn-sm" href={button.href}>
          {button.label}
        </NavLink>
      </nav>
    </header>
  );
}
