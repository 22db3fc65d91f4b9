import type { EventPageContent, EventPageSource, NextEvent } from './event';
import type { HomeContent, HomeSource } from './home';
import { fillText } from './fill-text';
import { numberWord } from './number-words';

interface Source {
  event: NextEvent;
  eventPage: EventPageSource;
  home: HomeSource;
}

/** Fills in a text that begins a sentence. */
function filledSentence(text: string, values: Record<string, string>): string {
  const sentence = fillText(text, values);
  return sentence.charAt(0).toLocaleUpperCase('es') + sentence.slice(1);
}

function filledTitle<Title extends { lead: string; accent?: string | undefined }>(
  title: Title,
  values: Record<string, string>,
): Title {
  return {
    ...title,
    lead: filledSentence(title.lead, values),
    ...(title.accent !== undefined && { accent: fillText(title.accent, values) }),
  };
}

function homeTexts({ event, eventPage, home }: Source): HomeContent {
  const { buy, sells } = eventPage.states[event.state];
  const { venues } = home.locations;
  const waves = new Set(venues.map(({ wave }) => wave)).size;
  return {
    ...home,
    hero: { ...home.hero, buy },
    experience: {
      ...home.experience,
      title: filledTitle(home.experience.title, { count: numberWord(event.programme.length) }),
    },
    locations: {
      ...home.locations,
      title: filledTitle(home.locations.title, {
        count: numberWord(venues.length),
        waves: numberWord(waves, 'feminine'),
      }),
    },
    // The words of a state without sale ('Entradas agotadas') say everything by themselves.
    contact: { ...home.contact, buy: sells ? fillText(home.contact.buy, { buy }) : buy },
  };
}

function eventPageTexts({ event, eventPage }: Source): EventPageContent {
  const { one, other } = eventPage.hotels.intro;
  const count = event.hotels.length;
  return {
    ...eventPage,
    hotels: {
      ...eventPage.hotels,
      intro: count === 1 ? one : filledSentence(other, { count: numberWord(count) }),
    },
    call: eventPage.states[event.state].call ?? eventPage.call,
  };
}

/**
 * What the content's texts say once the event's state and the counts stand in them: the labels of every button
 * towards the tickets, 'Tres hoteles', 'Siete lugares'.
 */
export function deriveTexts<Content extends Source>(
  content: Content,
): Omit<Content, 'eventPage' | 'home'> & { eventPage: EventPageContent; home: HomeContent } {
  return { ...content, home: homeTexts(content), eventPage: eventPageTexts(content) };
}
