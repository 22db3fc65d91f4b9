import type { Metadata } from 'next';
import { ContactCard } from '@/components/contact/contact-card';
import { ContactForm } from '@/components/contact/contact-form';
import { Contact } from '@/components/contact/contact';
import { Audience } from '@/components/home/audience';
import { Concept } from '@/components/home/concept';
import { Experience } from '@/components/home/experience';
import { Faq } from '@/components/home/faq';
import { Hero } from '@/components/home/hero';
import { Locations } from '@/components/home/locations';
import { Why } from '@/components/home/why';
import { eventFacts, shownDates } from '@/lib/event/facts';
import { eventView } from '@/lib/event/page';
import { routes } from '@/lib/routes';
import { filmVersions, musicTrack } from '@/lib/media/manifest';
import { pageMetadata } from '@/lib/seo/metadata';
import { structuredData } from '@/lib/seo/structured-data';
import { content } from '@/lib/site-content';

const { contact, home, event, eventPage, site, faq, navigation } = content;
const facts = eventFacts(event);

export const metadata: Metadata = pageMetadata({
  title: `${site.brand}: ${site.titleSuffix}`,
  description: site.description,
  path: routes.home,
  image: 'home',
});

export default function HomePage() {
  return (
    <>
      <Hero
        texts={home.hero}
        film={filmVersions(home.hero.film)}
        track={musicTrack(site.track)}
        event={{ ...event, ...shownDates(event, eventPage.facts) }}
        state={eventView.ticket.state}
      />
      <Concept {...home.concept} />
      <Experience {...home.experience} timeline={facts.timeline} />
      <Audience {...home.audience} age={site.minimumAge} />
      <Locations {...home.locations} />
      <Why {...home.why} />
      <Faq {...faq} />
      <Contact
        title={home.contact.title}
        card={<ContactCard texts={home.contact} site={site} newTab={navigation.texts.newTab} />}
      >
        <ContactForm
          texts={contact.form}
          validation={contact.validation}
          subjects={contact.subjects}
          owner={site.owner.name}
          email={site.email}
          phone={site.phone}
        />
      </Contact>
      {/* Last: on a slow connection the text arrives first. */}
      <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: structuredData.home() }} />
    </>
  );
}
