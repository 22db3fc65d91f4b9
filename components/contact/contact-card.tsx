import { Merlons } from '@/components/brand/moving-motifs';
import { ButtonLink } from '@/components/ui/button';
import { TitleText } from '@/components/ui/title-text';
import type { HomeContent } from '@/lib/content-model/schemas/home';
import type { SiteContent } from '@/lib/content-model/schemas/site';
import { routes } from '@/lib/routes';
import { SocialIcon } from './social-icon';

interface ContactCardProps {
  texts: HomeContent['contact'];
  site: Pick<SiteContent, 'email' | 'phone' | 'social'>;
  /** Label of the button that leads to the next event. */
  buy: string;
  newTab: string;
}

/** The other ways to get in touch. */
export function ContactCard({ texts, site, buy, newTab }: ContactCardProps) {
  return (
    <aside
      className="battlement relative col-[1/5] mt-5 self-start on-ink px-card pt-9 pb-10 battlement-tower max-1140:col-[1/6] 820:sticky 820:top-clear"
      aria-label={texts.cardLabel}
    >
      <Merlons />
      <h3>
        <TitleText {...texts.cardTitle} />
      </h3>
      <dl>
        <dt className="mt-5.5 text-small text-muted">{texts.email}</dt>
        <dd className="text-fact leading-snug wrap-anywhere">
          <a className="inline-block py-1.5" href={`mailto:${site.email}`}>
            {site.email}
          </a>
        </dd>
        {site.phone && (
          <>
            <dt className="mt-5.5 text-small text-muted">{texts.phone}</dt>
            <dd className="text-fact leading-snug wrap-anywhere">
              <a className="inline-block py-1.5" href={`tel:${site.phone.replaceAll(' ', '')}`}>
                {site.phone}
              </a>
            </dd>
          </>
        )}
      </dl>
      <ul className="mt-6 flex flex-wrap gap-2">
        {site.social.map(({ href, label, icon }) => (
          <li key={href}>
            <a
              className="grid size-11 place-items-center edge-hairline"
              href={href}
              target="_blank"
              rel="noopener me"
              aria-label={`${label} (${newTab})`}
            >
              <SocialIcon network={icon} />
            </a>
          </li>
        ))}
      </ul>
      <ButtonLink variant="line" size="sm" arrow className="mt-8 w-full" href={routes.nextEvent}>
        {buy}
      </ButtonLink>
    </aside>
  );
}
