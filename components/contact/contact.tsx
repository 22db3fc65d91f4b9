import { Merlons } from '@/components/brand/moving-motifs';
import { ButtonLink } from '@/components/ui/button';
import { Container } from '@/components/ui/container';
import { Link } from '@/components/ui/link';
import { Section } from '@/components/ui/section';
import { TitleText } from '@/components/ui/title-text';
import type { PrivacyContent } from '@/lib/content-model/privacy';
import type { SiteContent } from '@/lib/content-model/site';
import { routes, homeSections } from '@/lib/routes';
import { contactWords } from '@/lib/words/contact';
import { ContactForm } from './contact-form';
import { SocialIcon } from './social-icon';

interface CardProps {
  site: Pick<SiteContent, 'email' | 'phone' | 'social'>;
  eventButtonLabel: string;
}

/** The other ways to get in touch. */
function ContactCard({ site, eventButtonLabel }: CardProps) {
  return (
    <aside
      className="battlement relative col-[1/5] mt-5 self-start on-ink px-card pt-9 pb-10 battlement-tower max-1140:col-[1/6] 820:sticky 820:top-clear"
      aria-label={contactWords.name}
    >
      <Merlons />
      <h3>
        <TitleText {...contactWords.title} />
      </h3>
      <dl>
        <dt className="mt-5.5 text-small text-muted">{contactWords.email}</dt>
        <dd className="text-plus leading-snug font-semibold wrap-anywhere">
          <a className="inline-block py-1.5" href={`mailto:${site.email}`}>
            {site.email}
          </a>
        </dd>
        {site.phone && (
          <>
            <dt className="mt-5.5 text-small text-muted">{contactWords.phone}</dt>
            <dd className="text-plus leading-snug font-semibold wrap-anywhere">
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
            <Link className="grid size-11 place-items-center edge-hairline" href={href} rel="noopener me">
              <SocialIcon network={icon} />
              <span className="sr-only">{label}</span>
            </Link>
          </li>
        ))}
      </ul>
      <ButtonLink variant="line" size="sm" arrow className="mt-8 w-full" href={routes.nextEvent}>
        {eventButtonLabel}
      </ButtonLink>
    </aside>
  );
}

interface ContactProps extends CardProps {
  privacyNotice: PrivacyContent['contactForm'];
}

export function Contact({ site, eventButtonLabel, privacyNotice }: ContactProps) {
  return (
    <Section id={homeSections.contact} surface="paper" padding="light">
      <Container>
        <h2 className="mb-21 -ml-[0.04em] text-[max(min(13.2vw,3.375rem),min(11.6vw,12.25rem))] leading-[0.84] tracking-[-0.045em] max-820:mb-14">
          {contactWords.sectionTitle}
        </h2>
      </Container>
      <Container columns>
        <ContactCard site={site} eventButtonLabel={eventButtonLabel} />
        <div className="col-[6/13] max-820:mt-11">
          <ContactForm email={site.email} phone={site.phone} privacyNotice={privacyNotice} />
        </div>
      </Container>
    </Section>
  );
}
