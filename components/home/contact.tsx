import type { ReactNode } from 'react';
import { RouteLink } from '@/components/ui/route-link';
import { TitleText } from '@/components/ui/title-text';
import type { HomeContent } from '@/lib/content-schema/home';
import type { SiteContent } from '@/lib/content-schema/site';
import { routes, sections } from '@/lib/routes';

interface ContactProps {
  texts: HomeContent['contact'];
  site: Pick<SiteContent, 'email' | 'phone' | 'social'>;
  newTab: string;
  /** The form. */
  children: ReactNode;
}

export function Contact({ texts, site, newTab, children }: ContactProps) {
  return (
    <section id={sections.contact} className="sec on-cal ctc">
      <div className="wrap">
        <h2>{texts.title}</h2>
        <div className="cols">
          <aside className="info" aria-label={texts.cardLabel}>
            <h3>
              <TitleText {...texts.cardTitle} />
            </h3>
            <dl>
              <dt>{texts.email}</dt>
              <dd>
                <a href={`mailto:${site.email}`}>{site.email}</a>
              </dd>
              {site.phone && (
                <>
                  <dt>{texts.phone}</dt>
                  <dd>
                    <a href={`tel:${site.phone.replaceAll(' ', '')}`}>{site.phone}</a>
                  </dd>
                </>
              )}
            </dl>
            <ul>
              {site.social.map(({ href, label, icon }) => (
                <li key={href}>
                  <a href={href} target="_blank" rel="noopener me" aria-label={`${label} (${newTab})`}>
                    <i className={`soc soc-${icon}`} />
                  </a>
                </li>
              ))}
            </ul>
            <RouteLink className="btn btn-line btn-sm go" href={routes.nextEvent}>
              {texts.buy}
            </RouteLink>
          </aside>
          <div className="ctc-f">{children}</div>
        </div>
      </div>
    </section>
  );
}
