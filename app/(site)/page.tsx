import type { Metadata } from 'next';
import { Contact } from '@/components/contact/contact';
import { Audience } from '@/components/home/audience';
import { Concept } from '@/components/home/concept';
import { Experience } from '@/components/home/experience';
import { Faq } from '@/components/home/faq';
import { Hero } from '@/components/home/hero';
import { Locations } from '@/components/home/locations';
import { Why } from '@/components/home/why';
import { content } from '@/lib/content-loader/content';
import { formatCardLine } from '@/lib/event/further-dates';
import { routes } from '@/lib/routes';
import { pageMetadata } from '@/lib/seo/metadata';
import { structuredData } from '@/lib/seo/structured-data';

export function generateMetadata(): Metadata {
  const { brand, titleSuffix, description } = content().site;
  return pageMetadata({
    title: `${brand}: ${titleSuffix}`,
    description,
    path: routes.home,
    image: 'home',
  });
}

export default function HomePage() {
  const { home, event, eventView, furtherDates, site, faq, privacy } = content();
  return (
    <>
      <Hero
        {...home.hero}
        track={site.track}
        event={event}
        texts={eventView.texts}
        buttonLabels={eventView.buttons.labels}
        furtherDatesLine={formatCardLine(furtherDates, event)}
      />
      <Concept {...home.concept} />
      <Experience {...home.experience} timeline={eventView.weekend.timeline} />
      <Audience {...home.audience} age={event.minimumAge} />
      <Locations {...home.locations} />
      <Why {...home.why} />
      <Faq {...faq} />
      <Contact
        site={site}
        eventButtonLabel={eventView.buttons.labels.contact}
        privacyNotice={privacy.contactForm}
      />
      {/* The structured data come last, so that the text arrives first on a slow connection. */}
      <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: structuredData.home() }} />
    </>
  );
}
