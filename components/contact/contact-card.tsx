import { TitleText } from '@/components/ui/title-text';
import type { HomeContent } from '@/lib/content-schema/home';
import type { SiteContent } from '@/lib/content-schema/site';
import { routes } from '@/lib/routes';
import { SocialIcon } from './social-icon';

interface ContactCardProps {
  texts: HomeContent['contact'];
  site: Pick<SiteContent, 'email' | 'phone' | 'social'>;
  newTab: string;
}

/** The other ways to the people behind it. */
export function ContactCard({ texts, site, newTab }: ContactCardProps) {
  return (
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
              <SocialIcon network={icon} />
            </a>
          </li>
        ))}
      </ul>
      <a className="btn btn-line btn-sm go" href={routes.nextEvent}>
        {texts.buy}
      </a>
    </aside>
  );
}
