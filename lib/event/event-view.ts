import type { EventContent } from '../content-model/event';
import { splitDateRange, toInstant } from '../dates';
import { contactFormAddress } from '../routes';
import { isBookable, isConfirmed, isOnSale } from '../event-states';
import { timetableWords } from '../words/documents';
import { eventWords, overviewWords, nextEventWords } from '../words/event';
import { decapitalise } from '../spelling';
import { stateWords } from '../words/states';
import { describeEvent } from './describe-event';
import { chooseDayFormat, type TimelinePart } from './timeline';
import { scaleWeekend, type Stretch } from './weekend-scale';

/** The event's place as a title. The last words are the accent, unless no other word would be left. */
function splitPlace({ place, heroAccentWords }: EventContent): { lead: string; accent?: string } {
  const words = place.split(' ');
  if (heroAccentWords === 0 || words.length <= heroAccentWords) return { lead: place };
  return {
    lead: words.slice(0, -heroAccentWords).join(' '),
    accent: words.slice(-heroAccentWords).join(' '),
  };
}

interface Button {
  label: string;
  href: string;
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
  chooseTicketButton(date.state === 'postponed' ? { state: 'announced' } : date);

/** The line beside the card's title. It names the capacity as long as tickets are sold. */
function writeCardNote({ state, capacityLabel }: EventContent, notice: string): string {
  if (!isOnSale(state)) return notice;
  return state === 'on-sale' ? capacityLabel : `${capacityLabel}. ${notice}`;
}

/** Leaves out the entries whose description the owner has not given yet. */
const omitUndescribed = <Entry extends { description?: string }>(entries: readonly Entry[]) =>
  entries.flatMap(({ description, ...entry }) => (description ? [{ ...entry, description }] : []));

/** The sentences that the programme shows while a part is on. Instants are in milliseconds since 1970. */
const describeLiveParts = (timeline: (TimelinePart & Stretch)[]) =>
  timeline.map(({ title, day, start, end, startsAt, endsAt, from, to }) => ({
    startsAtMs: Date.parse(startsAt),
    endsAtMs: Date.parse(endsAt),
    from,
    to,
    now: eventWords.programme.now(title, end),
    next: eventWords.programme.next(title, decapitalise(day), start),
  }));

/** The event with its English texts in place of the Spanish ones. */
function translate(event: EventContent): EventContent {
  return {
    ...event,
    province: `${event.province}, ${timetableWords.country}`,
    venue: event.venueEnglish ?? event.venue,
    setting: undefined,
    capacityLabel: event.capacityEnglish ?? event.capacityLabel,
    programme: event.programme.map((part) => ({ ...part, details: [], ...part.english })),
  };
}

/** Derives everything that pages and documents need from the event's data. */
export function deriveEventView(event: EventContent) {
  const { state, firstDay, lastDay, previousFirstDay } = event;
  const { heading, visit } = stateWords[state];
  const spanish = describeEvent(event, 'es');
  const { dates, notice } = spanish;
  const closedNotice = isBookable(state) ? null : notice;
  const { parts: timeline, startsAt, endsAt, days, ticks } = scaleWeekend(spanish.timeline, event.clock);
  const ticketButton = chooseTicketButton(event);
  return {
    ...spanish,
    title: `${heading ?? nextEventWords.page}: ${event.place}, ${decapitalise(dates)}`,
    cardTitle: heading ?? nextEventWords.heading,
    cardNote: notice === heading ? null : writeCardNote(event, notice),
    /** The notice once nothing can be booked any more. Null before that. */
    closedNotice,
    description: [closedNotice, event.summary].filter(Boolean).join('. '),
    placeTitle: splitPlace(event),
    closingButton: ticketButton ?? { label: eventWords.closing.write, href: contactFormAddress },
    /** The dates in two parts, which are set in different sizes: '9-10' and 'Mayo 2031'. */
    dateParts: state === 'postponed' ? overviewWords.es.pending : splitDateRange(firstDay, lastDay),
    timeline,
    /** The days and hours along the drawing of the weekend. */
    scale: { ticks, days: days.map((day) => ({ ...day, label: chooseDayFormat(event)(day.date) })) },
    startsAt,
    endsAt,
    /** The start that was announced before the event was moved, or null. */
    previousStartsAt: previousFirstDay
      ? toInstant(previousFirstDay, startsAt.slice(11, 16), event.clock)
      : null,
    /** Null when there is nothing to buy. */
    ticketButton,
    ticketItems: omitUndescribed(event.ticketItems),
    arrivalItems: omitUndescribed(event.arrival.items),
    /** What the programme says during the weekend. Null if the weekend does not take place on its days. */
    liveParts: isConfirmed(state) ? describeLiveParts(timeline) : null,
    buttonLabels: {
      hero: ticketButton && isOnSale(state) ? ticketButton.label : visit,
      card: visit,
      contact: ticketButton && isOnSale(state) ? nextEventWords.buy(ticketButton.label) : visit,
    },
    english: describeEvent(translate(event), 'en'),
  };
}

export type EventView = ReturnType<typeof deriveEventView>;
