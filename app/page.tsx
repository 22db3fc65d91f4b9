import type { Metadata } from 'next';
import { JsonLd } from '@/components/event/json-ld';
import { Audience } from '@/components/home/audience';
import { Concept } from '@/components/home/concept';
import { Contact } from '@/components/home/contact';
import { ContactForm } from '@/components/home/contact-form';
import { Experience } from '@/components/home/experience';
import { Faq } from '@/components/home/faq';
import { Hero } from '@/components/home/hero';
import { Locations } from '@/components/home/locations';
import { Why } from '@/components/home/why';
import { eventFacts } from '@/lib/event';
import { routes } from '@/lib/routes';
import { pageMetadata } from '@/lib/seo';
import { content } from '@/lib/site-content';
import { siteOrigin } from '@/lib/site-url';
import { faqPage } from '@/lib/structured-data/faq';
import { graph } from '@/lib/structured-data/graph';
import { organizationSummary, webSite } from '@/lib/structured-data/organization';
import './styles/home.css';

const { home, contact, event, eventPage, site, faq, navigation } = content;
const facts = eventFacts(event);

export const metadata: Metadata = pageMetadata({
  title: `${site.brand}: ${site.titleSuffix}`,
  description: site.description,
  path: routes.home,
  image: 'home',
});

const origin = siteOrigin();
const data = graph(organizationSummary(site, origin), webSite(site, origin), faqPage(faq.entries));

export default function HomePage() {
  return (
    <>
      <JsonLd data={data} />
      <Hero
        texts={home.hero}
        event={{ ...event, dates: facts.dates, dateParts: facts.dateParts }}
        state={eventPage.states[event.state]}
        track={site.track}
      />
      <Concept {...home.concept} />
      <Experience {...home.experience} timeline={facts.timeline} />
      <Audience {...home.audience} age={site.minimumAge} />
      <Locations {...home.locations} />
      <Why {...home.why} />
      <Faq {...faq} />
      <Contact texts={home.contact} site={site} newTab={navigation.texts.socialNewTab}>
        <ContactForm
          texts={contact.form}
          messages={contact.validation}
          subjects={contact.subjects.map(({ label }) => label)}
          owner={site.owner.name}
          phone={site.phone}
        />
      </Contact>
    </>
  );
}
