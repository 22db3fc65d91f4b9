import type { ReactNode } from 'react';
import type { NavigationContent, SiteContent } from '@/lib/content-schema/site';
import { CurrentYear } from './current-year';

interface FooterProps extends Pick<NavigationContent, 'legal' | 'texts'> {
  site: Pick<SiteContent, 'brand' | 'developer'>;
  /** Year of the build, corrected in the browser. */
  year: number;
  /** The sentence and the groups of links. */
  children: ReactNode;
  cookieManager: ReactNode;
}

export function Footer({ legal, texts, site, year, children, cookieManager }: FooterProps) {
  return (
    <footer className="foot on-tinta" aria-label={texts.footer}>
      <div className="wrap">
        {children}
        <i className="icon icon-wordmark" />
        <div className="fine">
          <p>
            © <CurrentYear built={year} /> {site.brand}. {texts.rights}
          </p>
          <ul>
            {legal.map(({ label, href }) => (
              <li key={href}>
                <a href={href}>{label}</a>
              </li>
            ))}
            <li>{cookieManager}</li>
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
