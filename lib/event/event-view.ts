import type { EventContent } from '../content-model/event';
import type { Title } from '../content-model/texts';
import { splitDateRange, type DateParts } from '../dates';
import { contactFormAddress } from '../routes';
import { hasCardNotice, isBookable, isOnSale, isPostponed } from '../event-states';
import { timetableWords } from '../words/documents';
import { eventWords, overviewWords, nextEventWords } from '../words/event';
import { decapitalise } from '../spelling';
import { stateWords, tellMe } from '../words/states';
import { describeEvent, type EventDescription } from './describe-event';
import { scheduleWeekend, type Weekend } from './schedule-weekend';

/** The event's place as a title. The last words are the accent, unless no other word would be left. */
function splitPlace({ place, heroAccentWords }: EventContent): Title {
  const words = place.split(' ');
  if (heroAccentWords === 0 || words.length <= heroAccentWords) return { lead: place };
  return {
    lead: words.slice(0, -heroAccentWords).join(' '),
    accent: words.slice(-heroAccentWords).join(' '),
  };
}

export interface Button {
  label: string;
  href: string;
}

/** What visitors read of the event in Spanish. */
interface EventTexts extends Omit<EventDescription, 'timeline'> {
  /** Title and description of the event's page in search results. */
  title: string;
  description: string;
  cardTitle: string;
  /** Null if it would repeat the card's title. */
  cardNote: string | null;
  /** The notice once nothing can be booked any more. Null before that. */
  closedNotice: string | null;
  placeTitle: Title;
  dateParts: DateParts;
}

interface EventButtons {
  /** Null when there is nothing to buy. */
  ticket: Button | null;
  /** The button of the closing call. */
  closing: Button;
  /** The labels of the buttons that lead to the event's page. */
  labels: { hero: string; card: string; contact: string };
}

type Described<Entry> = Omit<Entry, 'description'> & { description: string };

/** Everything that pages and documents need and the event's data does not say itself. */
export interface EventView {
  texts: EventTexts;
  weekend: Weekend;
  buttons: EventButtons;
  /** The entries of two lists that have a description. */
  described: {
    ticketItems: Described<EventContent['ticketItems'][number]>[];
    arrivalItems: Described<EventContent['arrival']['items'][number]>[];
  };
  english: EventDescription;
}

type ForSale = Pick<EventContent, 'state' | 'ticketHref'>;

/** The ticket button leads to the contact form before the sale and to the ticket platform during it. It is hidden afterwards. */
function chooseTicketButton({ state, ticketHref }: ForSale): Button | null {
  const { buy } = stateWords[state];
  const href = isOnSale(state) ? ticketHref : contactFormAddress;
  return buy && href ? { label: buy, href } : null;
}

/** The button of a further date. For a postponed date, visitors can ask to be told the new days. */
export const chooseRowButton = (date: ForSale): Button | null =>
  isPostponed(date.state) ? { label: tellMe, href: contactFormAddress } : chooseTicketButton(date);

/** The line beside the card's title. It names the capacity as long as tickets are sold. */
function formatCardNote({ state, capacityLabel }: EventContent, notice: string): string {
  return [isOnSale(state) && capacityLabel, hasCardNotice(state) && notice].filter(Boolean).join('. ');
}

/** Leaves out the entries whose description the owner has not given yet. */
const omitUndescribed = <Entry extends { description?: string }>(
  entries: readonly Entry[],
): Described<Entry>[] =>
  entries.flatMap(({ description, ...entry }) => (description ? [{ ...entry, description }] : []));

/** The event with its English texts in place of the Spanish ones. */
function translate(event: EventContent): EventContent {
  return {
    ...event,
    province: `${event.province}, ${timetableWords.country}`,
    venue: event.venueEnglish ?? event.venue,
    setting: undefined,
    capacityLabel: event.capacityEnglish ?? event.capacityLabel,
    programme: event.programme.map((part) => ({
      ...part,
      title: part.titleEnglish ?? part.title,
      details: part.detailsEnglish,
    })),
  };
}

function writeTexts(event: EventContent): EventTexts {
  const { place, state, firstDay, lastDay, summary } = event;
  const { heading } = stateWords[state];
  const { timeline: _, ...texts } = describeEvent(event, 'es');
  const { dates, notice } = texts;
  const closedNotice = isBookable(state) ? null : notice;
  return {
    ...texts,
    title: `${heading ?? nextEventWords.page}: ${place}, ${decapitalise(dates)}`,
    description: [closedNotice, summary].filter(Boolean).join('. '),
    cardTitle: heading ?? nextEventWords.heading,
    cardNote: notice === heading ? null : formatCardNote(event, notice),
    closedNotice,
    placeTitle: splitPlace(event),
    dateParts: isPostponed(state) ? overviewWords.es.pending : splitDateRange(firstDay, lastDay),
  };
}

function chooseButtons(event: EventContent): EventButtons {
  const { visit } = stateWords[event.state];
  const ticket = chooseTicketButton(event);
  const buy = ticket && isOnSale(event.state) ? ticket.label : null;
  return {
    ticket,
    closing: ticket ?? { label: eventWords.closing.write, href: contactFormAddress },
    labels: { hero: buy ?? visit, card: visit, contact: buy ? nextEventWords.buy(buy) : visit },
  };
}

export const deriveEventView = (event: EventContent): EventView => ({
  texts: writeTexts(event),
  weekend: scheduleWeekend(event),
  buttons: chooseButtons(event),
  described: {
    ticketItems: omitUndescribed(event.ticketItems),
    arrivalItems: omitUndescribed(event.arrival.items),
  },
  english: describeEvent(translate(event), 'en'),
});
