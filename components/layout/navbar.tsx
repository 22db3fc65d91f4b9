import { RouteLink } from '@/components/ui/route-link';
import type { NavigationContent } from '@/lib/content-schema/site';
import { routes } from '@/lib/routes';
import { MobileMenu } from './mobile-menu';
import { NavLink } from './nav-link';
import { NavScroll } from './nav-scroll';

const menuId = 'menu';

/** Id of the page's main landmark, where the skip link leads. */
export const mainId = 'contenido';

export function Navbar({ items, button, texts }: Pick<NavigationContent, 'items' | 'button' | 'texts'>) {
  return (
    <header className="bar">
      <a className="skip" href={`#${mainId}`}>
        {texts.skip}
      </a>
      <NavScroll />
      <RouteLink className="logo" href={routes.home} aria-label={texts.home}>
        <i className="wm" />
      </RouteLink>
      <MobileMenu menuId={menuId} open={texts.open} close={texts.close} />
      <nav id={menuId} className="menu" aria-label={texts.main}>
        <ul>
          {items.map(({ label, href, wave }) => (
            <li key={href}>
              <NavLink href={href} className={`w-${wave}`}>
                {label}
              </NavLink>
            </li>
          ))}
        </ul>
        <RouteLink className="btn btn-line btn-sm" href={button.href}>
          {button.label}
        </RouteLink>
      </nav>
    </header>
  );
}
