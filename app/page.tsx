import type { Metadata } from 'next';
import { Contact } from '@/components/contact/contact-section';
import { ContactForm } from '@/components/contact/contact-form';
import { Faq } from '@/components/home/faq';
import { FaqList } from '@/components/home/faq-list';
import { Hero } from '@/components/home/hero';
import { routes } from '@/lib/routes';
import { filmCuts } from '@/lib/media/manifest';
import { pageMetadata } from '@/lib/seo/metadata';
import { content } from '@/lib/site-content';
import { siteOrigin } from '@/lib/seo/site-origin';
import { Part } from './markup/part';
import './styles/home.css';

const { home, site, faq } = content;

export const metadata: Metadata = pageMetadata({
  title: `${site.brand}: ${site.titleSuffix}`,
  description: site.description,
  path: routes.home,
  image: 'home',
});

const questions = faq.entries.map(({ id, question }) => ({
  id,
  question,
  answer: <Part name="answer" of={id} />,
}));

export default function HomePage() {
  return (
    <>
      <Part name="structured-data" of="home" origin={siteOrigin()} />
      <Hero
        texts={home.hero}
        film={filmCuts(home.hero.film)}
        track={site.track}
        poster={<Part name="poster" of="home" />}
        words={<Part name="hero-words" />}
        card={<Part name="event-card" />}
      />
      <Part name="home-sections" />
      <Faq intro={<Part name="faq-intro" />}>
        <FaqList entries={questions} />
      </Faq>
      <Contact title={home.contact.title} card={<Part name="contact-card" />}>
        <ContactForm owner={site.owner.name} phone={site.phone} />
      </Contact>
    </>
  );
}
