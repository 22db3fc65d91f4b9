import { cx } from 'class-variance-authority';
import type { ReactNode } from 'react';
import { Wordmark } from '@/components/brand/wordmark';
import { Container } from '@/components/ui/container';
import { Link } from '@/components/ui/link';
import { finePrintClasses, navLinkClasses } from '@/components/ui/text-link';
import { TitleText } from '@/components/ui/title-text';
import type { NavigationContent } from '@/lib/content-model/navigation';
import type { SiteContent } from '@/lib/content-model/site';
import { footerWords } from '@/lib/words/layout';
import { CurrentYear } from './current-year';
import { NavLink } from './nav-link';

interface FooterProps extends Pick<NavigationContent, 'groups' | 'legal'> {
  site: Pick<SiteContent, 'brand' | 'tagline' | 'developer'>;
  /** The button of the cookie panel. */
  children: ReactNode;
}

export function Footer({ groups, legal, site, children }: FooterProps) {
  return (
    <footer className="behind-menu overflow-clip on-ink pt-footer print:hidden" aria-label={footerWords.name}>
      <Container>
        <div className="grid grid-cols-footer gap-x-gap max-1140:grid-cols-links max-1140:gap-y-9">
          <p className="col-[1/6] measure-14 font-display text-statement text-balance font-stretch-130% max-1140:col-span-full">
            <TitleText {...site.tagline} />
          </p>
          {groups.map((group, index) => (
            <nav
              key={group.title}
              className={cx(
                '1140:col-span-2 1140:max-1280:whitespace-nowrap',
                index === 0 && '1140:col-start-7',
              )}
              aria-label={group.title}
            >
              <h2 className="mb-3 text-small font-semibold tracking-normal text-muted font-stretch-115%">
                {group.title}
              </h2>
              <ul>
                {group.links.map(({ label, href }) => (
                  <li key={href}>
                    <NavLink className={cx(navLinkClasses, 'block py-2 leading-snug')} href={href}>
                      {label}
                    </NavLink>
                  </li>
                ))}
              </ul>
            </nav>
          ))}
        </div>
        <Wordmark className="mt-wordmark w-full" />
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 pt-5 pb-6 text-small text-muted">
          <p>
            © <CurrentYear buildYear={new Date().getFullYear()} /> {site.brand}. {footerWords.rights}
          </p>
          <ul className="flex flex-wrap gap-x-6">
            {legal.map(({ label, href }) => (
              <li key={href}>
                <NavLink className={finePrintClasses} href={href}>
                  {label}
                </NavLink>
              </li>
            ))}
            <li>{children}</li>
            <li>
              <Link className={finePrintClasses} href={site.developer.href}>
                {site.developer.label}
              </Link>
            </li>
          </ul>
        </div>
      </Container>
    </footer>
  );
}
