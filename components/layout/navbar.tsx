import type { ReactNode } from 'react';
import type { NavigationContent } from '@/lib/content-schema/site';
import { routes } from '@/lib/routes';
import { MobileMenu } from './mobile-menu';
import { NavScroll } from './nav-scroll';

const menuId = 'menu';

/** Id of the page's main landmark, where the skip link leads. */
export const mainId = 'contenido';

interface NavbarProps extends Pick<NavigationContent, 'texts'> {
  /** The menu's links. */
  children: ReactNode;
}

export function Navbar({ texts, children }: NavbarProps) {
  return (
    <header className="bar">
      <a className="skip" href={`#${mainId}`}>
        {texts.skip}
      </a>
      <NavScroll />
      <a className="logo" href={routes.home} aria-label={texts.home}>
        <i className="icon icon-wordmark" />
      </a>
      <MobileMenu menuId={menuId} open={texts.open} close={texts.close} />
      <nav id={menuId} className="menu" aria-label={texts.main}>
        {children}
      </nav>
    </header>
  );
}
