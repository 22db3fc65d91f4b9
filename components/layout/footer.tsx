import type { ReactNode } from 'react';
import { TitleText } from '@/components/ui/title-text';
import type { NavigationContent, SiteContent } from '@/lib/content-schema/site';
import { CurrentYear } from './current-year';
import { NavLink } from './nav-link';

interface FooterProps extends Pick<NavigationContent, 'groups' | 'legal' | 'texts'> {
  site: Pick<SiteContent, 'brand' | 'tagline' | 'developer'>;
  /** Year of the build, corrected in the browser. */
  year: number;
  /** The cookie manager. */
  children: ReactNode;
}

export function Footer({ groups, legal, texts, site, year, children }: FooterProps) {
  return (
    <footer className="foot on-tinta" aria-label={texts.footer}>
      <div className="wrap">
        <div className="cols">
          <p className="say">
            <TitleText {...site.tagline} />
          </p>
          {groups.map((group) => (
            <nav key={group.title} aria-label={group.title}>
              <h2>{group.title}</h2>
              <ul>
                {group.links.map(({ label, href }) => (
                  <li key={href}>
                    <NavLink href={href}>{label}</NavLink>
                  </li>
                ))}
              </ul>
            </nav>
          ))}
        </div>
        <i className="icon icon-wordmark" />
        <div className="fine">
          <p>
            © <CurrentYear built={year} /> {site.brand}. {texts.rights}
          </p>
          <ul>
            {legal.map(({ label, href }) => (
              <li key={href}>
                <NavLink href={href}>{label}</NavLink>
              </li>
            ))}
            <li>{children}</li>
            <li>
              <a href={site.developer.href} rel="noopener">
                {site.developer.label}
              </a>
            </li>
          </ul>
        </div>
      </div>
    </footer>
  );
}
