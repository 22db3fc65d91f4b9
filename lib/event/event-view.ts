import type { DocumentsContent } from '../content-model/documents';
import type { NextEvent } from '../content-model/event';
import type { EventLabels } from '../content-model/event-labels';
import { formatDateRangeEnglish, formatOpening, withOffset } from '../dates';
import { sections } from '../routes';
import { isOnSale } from './state';
import { dayFormatter, formerDates, isPostponed, programmeSpan, shownDates, timelineEntry } from './timeline';
import { weekendScale } from './weekend-scale';

/** The words for the event's state. If the start of the sale is known, an announced event names it. */
function stateNotice(event: NextEvent, notice: string, saleOpens: string, language?: 'en-GB'): string {
  const opening = event.state === 'announced' && formatOpening(event, language);
  return opening ? saleOpens.replace('{opening}', opening) : notice;
}

/** The event's place as a title. The last words are the accent, unless no other word would be left. */
function placeTitle({ place, heroAccentWords }: NextEvent): { lead: string; accent?: string } {
  const words = place.split(' ');
  if (heroAccentWords === 0 || words.length <= heroAccentWords) return { lead: place };
  return {
    lead: words.slice(0, -heroAccentWords).join(' '),
    accent: words.slice(-heroAccentWords).join(' '),
  };
}

/** The ticket button leads to the contact form before the sale, to the ticket platform during it, and nowhere later. */
function ticketButton(
  { state, ticketHref }: NextEvent,
  label: string,
): { label: string; href: string | null } {
  if (isOnSale(state)) return { label, href: ticketHref ?? null };
  return { label, href: state === 'announced' ? `/#${sections.contact}` : null };
}

/** The addresses that map services use for a place. */
const mapAddress = /^https:\/\/((www\.)?google\.[a-z.]+\/maps|maps\.|goo\.gl\/maps|www\.openstreetmap\.org)/;

interface Sources {
  event: NextEvent;
  eventLabels: EventLabels;
  documents: DocumentsContent;
  navigation: { button: { label: string } };
}

/** Derives everything that pages and documents need from the event's data and its labels. */
export function eventView({ event, eventLabels, documents, navigation }: Sources) {
  const { state, firstDay, lastDay, previousFirstDay } = event;
  const { facts, saleOpens } = eventLabels;
  const { timetable } = documents;
  const labels = eventLabels.states[state];
  const notice = stateNotice(event, labels.notice, saleOpens);
  const { dates, dateParts } = shownDates(event, facts);
  const before = formerDates(event, facts);
  const timeline = event.programme.map((part) => timelineEntry(event, part));
  const startsAt = timeline[0]?.startsAt ?? withOffset(firstDay, '00:00');
  const scale = weekendScale(timeline);
  return {
    /** Title of the event's page. */
    title: `${labels.heading ?? navigation.button.label}: ${event.place}, ${dates}`,
    /** Title of the card on the home page. */
    heading: labels.heading ?? eventLabels.heading,
    /** The line beside the card's title. */
    headingNote: state === 'on-sale' ? event.capacityLabel : notice,
    placeTitle: placeTitle(event),
    notice,
    call: labels.call,
    /** '9-10 Mayo 2031', or the words for a date that is not known yet. */
    dates,
    /** The dates in two parts, which are set in different sizes: '9-10' and 'Mayo 2031'. */
    dateParts,
    before,
    span: programmeSpan(event, timeline, facts),
    facts: [
      { label: facts.dates, value: before ? `${dates} (${before})` : dates },
      { label: facts.place, value: `${event.place}, ${event.province}` },
      { label: facts.capacity, value: event.capacityLabel },
      { label: facts.age, value: facts.ageValue },
    ],
    timeline,
    scale: {
      ...scale,
      days: scale.days.map((day) => ({ ...day, label: dayFormatter(event)(day.date) })),
    },
    startsAt,
    endsAt:
      timeline
        .map((entry) => entry.endsAt)
        .sort()
        .at(-1) ?? startsAt,
    /** The start that was announced before the event was moved, or null. */
    previousStartsAt: previousFirstDay ? withOffset(previousFirstDay, startsAt.slice(11, 16)) : null,
    ticket: ticketButton(event, labels.buy),
    /** The button is hidden once the sale is over. */
    isTicketShown: isOnSale(state) || state === 'announced',
    /** Whether the dates are worth saving in a calendar. */
    hasDatesToKeep: !['postponed', 'cancelled', 'past'].includes(state),
    /** Labels of the buttons that lead to the event's page. */
    buttons: {
      hero: isOnSale(state) ? labels.buy : labels.reserve,
      card: labels.reserve,
      contact: isOnSale(state) ? eventLabels.contactButton.replace('{buy}', labels.buy) : labels.reserve,
    },
    hotels: event.hotels.map((hotel) => ({
      ...hotel,
      /** Label of the button. */
      action: mapAddress.test(hotel.href ?? '') ? eventLabels.hotels.map : eventLabels.hotels.reserve,
    })),
    english: {
      dates: isPostponed(event) ? timetable.pending : formatDateRangeEnglish(firstDay, lastDay),
      notice: stateNotice(event, timetable.notices[state], timetable.saleOpens, 'en-GB'),
    },
  };
}

export type EventView = ReturnType<typeof eventView>;
