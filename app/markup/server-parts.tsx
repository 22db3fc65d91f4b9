import { usePathname } from 'next/navigation';
import { NotFoundScreen } from '@/components/errors/not-found-screen';
import { CalendarLinks } from '@/components/event/calendar-links';
import { EventWords } from '@/components/event/event-words';
import { FinalCall } from '@/components/event/final-call';
import { JsonLd } from '@/components/seo/json-ld';
import { DownloadCards } from '@/components/event/download-cards';
import { Programme } from '@/components/event/programme';
import { TicketLink } from '@/components/event/ticket-link';
import { Gallery } from '@/components/gallery/gallery';
import { Answer } from '@/components/home/answer';
import { ContactCard } from '@/components/contact/contact-card';
import { EventCard } from '@/components/home/event-card';
import { FaqIntro } from '@/components/home/faq-intro';
import { HeroWords } from '@/components/home/hero-words';
import { FooterGroups } from '@/components/layout/footer-groups';
import { Menu } from '@/components/layout/menu';
import { PlaceholderPage } from '@/components/placeholder/placeholder-page';
import { Poster } from '@/components/ui/poster';
import { answerFilm } from '@/lib/media/manifest';
import { eventFacts } from '@/lib/event/facts';
import { eventAddresses, eventView } from '@/lib/event/page';
import { content } from '@/lib/site-content';
import { pageGraphs } from '@/lib/seo/structured-data/pages';
import { EventSections } from './event-sections';
import { HomeSections } from './home-sections';
import { LegalText, type LegalTextProps } from './legal-text';

const { errors, event, eventPage, faq, home, navigation, placeholders, site } = content;

/** What belongs to the environment or the file system is given: in development parts render in the browser too. */
export type PartProps =
  | { name: 'menu' | 'footer' | 'not-found' }
  | { name: 'hero-words' | 'event-card' | 'home-sections' | 'faq-intro' | 'contact-card' }
  | { name: 'event-words' | 'programme' | 'event-sections' | 'final-call' }
  /** Sizes of the files in words, in their order. */
  | { name: 'download-cards'; sizes: string[] }
  | { name: 'calendar-links'; origin: string }
  /** First frame of a background film, by the film's name. */
  | { name: 'poster'; of: 'home' | 'event' }
  /** The answer to the question with that id. */
  | { name: 'answer'; of: string }
  /** The unfinished page or the gallery at that path. */
  | { name: 'placeholder'; of: string }
  | ({ name: 'legal' } & LegalTextProps)
  /** Facts of a page for search engines. */
  | { name: 'structured-data'; of: keyof typeof pageGraphs; origin: string };

/** What stands in each part: its component and the texts it gets. */
export default function ServerParts(props: PartProps) {
  const path = usePathname();
  switch (props.name) {
    case 'menu':
      return <Menu items={navigation.items} button={navigation.button} path={path} />;
    case 'footer':
      return <FooterGroups groups={navigation.groups} tagline={site.tagline} path={path} />;
    case 'not-found':
      return <NotFoundScreen texts={errors.notFound} />;
    case 'structured-data':
      return <JsonLd data={pageGraphs[props.of](props.origin)} />;
    case 'poster':
      return <Poster film={props.of === 'home' ? home.hero.film : eventPage.film} />;
    case 'hero-words':
      return <HeroWords {...home.hero} />;
    case 'event-card':
      return (
        <EventCard
          title={home.hero.card}
          detail={home.hero.place}
          event={{ ...event, ...eventFacts(event) }}
          state={eventPage.states[event.state]}
        />
      );
    case 'home-sections':
      return <HomeSections />;
    case 'faq-intro':
      return <FaqIntro {...faq} />;
    case 'answer': {
      const entry = faq.entries.find(({ id }) => id === props.of);
      return entry && <Answer {...faq} {...entry} film={answerFilm(entry)} />;
    }
    case 'contact-card':
      return <ContactCard texts={home.contact} site={site} newTab={navigation.texts.socialNewTab} />;
    case 'event-words':
      return <EventWords event={event} page={eventPage} facts={eventView.facts} ticket={eventView.ticket} />;
    case 'download-cards':
      return (
        <DownloadCards
          {...eventPage.downloads}
          files={event.downloads.map((file, index) => ({ ...file, size: props.sizes[index] }))}
        />
      );
    case 'calendar-links':
      return <CalendarLinks {...eventPage} {...eventAddresses(props.origin)} />;
    case 'final-call':
      return (
        <FinalCall {...eventPage.call}>
          <TicketLink {...eventView.ticket} className="btn btn-ink btn-xl" />
        </FinalCall>
      );
    case 'programme':
      return <Programme {...eventPage.programme} timeline={eventFacts(event).timeline} />;
    case 'event-sections':
      return <EventSections />;
    case 'placeholder': {
      const page = Object.entries(placeholders.pages).find(([route]) => route === props.of)?.[1];
      if (page?.photos) return <Gallery {...page} photos={page.photos} home={placeholders.home} />;
      return page && <PlaceholderPage {...placeholders} page={page} />;
    }
    case 'legal':
      return <LegalText {...props} />;
  }
}
