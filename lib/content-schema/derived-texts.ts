import { isOnSale, type EventPageContent, type EventPageSource, type NextEvent } from './event';
import type { Counted } from './fields';
import type { HomeContent, HomeSource } from './home';
import { fillText } from './fill-text';
import { numberWord } from './number-words';

interface Source {
  event: NextEvent;
  eventPage: EventPageSource;
  home: HomeSource;
}

/** The singular or plural text, with the count as a word. */
function countText(texts: Counted, count: number): string {
  if (typeof texts === 'string') return texts;
  return count === 1 ? texts.one : fillText(texts.other, { count: numberWord(count) });
}

const asSentence = (text: string) => text.charAt(0).toLocaleUpperCase('es') + text.slice(1);

function homeTexts({ event, eventPage, home }: Source): HomeContent {
  const { buy, reserve, heading = home.hero.card } = eventPage.states[event.state];
  const { experience, locations } = home;
  const { venues } = locations;
  const waves = new Set(venues.map(({ wave }) => wave)).size;
  const onSale = isOnSale(event.state);
  return {
    ...home,
    hero: { ...home.hero, card: heading, buy: onSale ? buy : reserve },
    experience: {
      ...experience,
      title: {
        lead: experience.title.lead,
        accent: countText(experience.title.accent, event.programme.length),
      },
    },
    locations: {
      ...locations,
      title: {
        lead: asSentence(countText(locations.title.lead, venues.length)),
        accent: countText(locations.title.accent, waves),
      },
    },
    contact: { ...home.contact, buy: onSale ? fillText(home.contact.buy, { buy }) : reserve },
  };
}

function eventPageTexts({ event, eventPage }: Source): EventPageContent {
  const { hotels, states } = eventPage;
  return {
    ...eventPage,
    hotels: { ...hotels, intro: asSentence(countText(hotels.intro, event.hotels.length)) },
    call: states[event.state].call ?? eventPage.call,
  };
}

/**
 * Fills in the texts that depend on the event's state (labels of ticket buttons) or on counts ('Tres hoteles').
 */
export function deriveTexts<Content extends Source>(
  content: Content,
): Omit<Content, 'eventPage' | 'home'> & { eventPage: EventPageContent; home: HomeContent } {
  return { ...content, home: homeTexts(content), eventPage: eventPageTexts(content) };
}
