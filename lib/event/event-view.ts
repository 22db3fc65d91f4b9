import type { DocumentsContent } from '../content-model/schemas/documents';
import type { NextEvent } from '../content-model/schemas/event';
import type { EventLabels } from '../content-model/schemas/event-labels';
import { formatDateRangeEnglish, formatOpening, formatPrice, withOffset } from '../dates';
import { fill } from '../fill';
import { sections } from '../routes';
import { isAhead, isConfirmed, isOnSale } from './state';
import {
  dayFormatter,
  formerDates,
  inSentence,
  isPostponed,
  programmeSpan,
  shownDates,
  timelineEntry,
  type TimelineEntry,
} from './timeline';
import { weekendScale } from './weekend-scale';

/** The words for the event's state. If the start of the sale is known, an announced event names it. */
function stateNotice(event: NextEvent, notice: string, saleOpens: string, language?: 'en-GB'): string {
  const opening = event.state === 'announced' && formatOpening(event, language);
  return opening ? fill(saleOpens, { opening }) : notice;
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

interface ButtonTarget {
  label: string;
  href: string;
}

const contactForm = `/#${sections.contact}`;

/** The ticket button leads to the contact form before the sale and to the ticket platform during it. Later there is none. */
function ticketButton(
  { state, ticketHref }: NextEvent,
  labels: EventLabels['states'][NextEvent['state']],
): ButtonTarget | null {
  if (!('buy' in labels)) return null;
  const href = isOnSale(state) ? ticketHref : contactForm;
  return href ? { label: labels.buy, href } : null;
}

/** The line beside the card's title. The capacity stays as long as tickets are sold. */
function cardNote({ state, capacityLabel }: NextEvent, notice: string): string {
  if (state === 'on-sale') return capacityLabel;
  return state === 'few-left' ? `${capacityLabel}. ${notice}` : notice;
}

/** Leaves out the entries whose description the owner has not given yet. */
const answered = <Entry extends { description?: string }>(entries: readonly Entry[]) =>
  entries.flatMap(({ description, ...entry }) => (description ? [{ ...entry, description }] : []));

/** The sentences that the programme shows while a part is on. Instants are in milliseconds since 1970. */
const liveParts = (timeline: TimelineEntry[], { now, next }: EventLabels['programme']) =>
  timeline.map(({ title, day, start, end, startsAt, endsAt }) => ({
    from: Date.parse(startsAt),
    to: Date.parse(endsAt),
    now: fill(now, { part: inSentence(title), end }),
    next: fill(next, { part: inSentence(title), day: inSentence(day), start }),
  }));

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
  const ticket = ticketButton(event, labels);
  const price = (label: string, language?: 'en-GB') =>
    ticket && event.priceFrom ? fill(label, { price: formatPrice(event.priceFrom, language) }) : null;
  const priceFrom = price(facts.priceFrom);
  const timeline = event.programme.map((part) => timelineEntry(event, part));
  const startsAt = timeline[0]?.startsAt ?? withOffset(firstDay, '00:00');
  const scale = weekendScale(timeline);
  const span = programmeSpan(event, timeline, facts);
  const { call } = labels;
  const englishDates = isPostponed(event) ? timetable.pending : formatDateRangeEnglish(firstDay, lastDay);
  const englishDays = timeline.map(({ date, english: { day, title = '' } }) => ({ date, day, title }));
  return {
    /** Title of the event's page. */
    title: `${labels.heading ?? navigation.button.label}: ${event.place}, ${dates}`,
    /** Title of the card on the home page. */
    heading: labels.heading ?? eventLabels.heading,
    /** The line beside the card's title. */
    headingNote: notice === labels.heading ? null : cardNote(event, notice),
    /** Description for search engines. It begins with the notice once the event does not wait for guests any more. */
    description: isOnSale(state) || state === 'announced' ? event.summary : `${notice}. ${event.summary}`,
    placeTitle: placeTitle(event),
    notice,
    call: { ...call, button: ticket ?? (call.link ? { label: call.link, href: contactForm } : null) },
    /** '9-10 Mayo 2031', or the words for a date that is not known yet. */
    dates,
    /** The dates in two parts, which are set in different sizes: '9-10' and 'Mayo 2031'. */
    dateParts,
    before,
    span,
    /** 'Desde 45 €', or null if the price is not known or there is nothing to buy. */
    priceFrom,
    facts: [
      { label: facts.dates, value: before ? `${dates} (${before})` : dates, note: span },
      {
        label: facts.place,
        value: `${event.place}, ${event.province}`,
        note: [event.venue, event.setting].filter(Boolean).join('. '),
      },
      { label: facts.capacity, value: event.capacityLabel, note: priceFrom },
      { label: facts.age, value: facts.ageValue, note: null },
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
    /** Null when there is nothing to buy. */
    ticket,
    ticketItems: answered(event.ticketItems),
    arrivalItems: answered(event.arrival.items),
    /** Whether the page still helps to come: downloads, hotels, the way there. */
    isAhead: isAhead(state),
    /** What the programme says during the weekend. Null if the weekend does not take place on its days. */
    liveParts: isConfirmed(state) ? liveParts(timeline, eventLabels.programme) : null,
    /** Whether the dates are worth saving in a calendar. */
    hasDatesToKeep: !['postponed', 'cancelled', 'past'].includes(state),
    /** Labels of the buttons that lead to the event's page. */
    buttons: {
      hero: ticket && isOnSale(state) ? ticket.label : labels.reserve,
      card: labels.reserve,
      contact:
        ticket && isOnSale(state) ? fill(eventLabels.contactButton, { buy: ticket.label }) : labels.reserve,
    },
    hotels: event.hotels.map((hotel) => ({
      ...hotel,
      /** Label of the button. */
      action: mapAddress.test(hotel.href ?? '') ? eventLabels.hotels.map : eventLabels.hotels.reserve,
    })),
    english: {
      dates: englishDates,
      notice: stateNotice(event, timetable.notices[state], timetable.saleOpens, 'en-GB'),
      facts: [
        {
          label: timetable.facts.dates,
          value: englishDates,
          note: programmeSpan(event, englishDays, timetable, false),
        },
        {
          label: timetable.facts.place,
          value: [event.venueEnglish, event.province, timetable.country].join(', '),
          note: null,
        },
        {
          label: timetable.facts.capacity,
          value: event.capacityEnglish,
          note: price(timetable.priceFrom, 'en-GB'),
        },
        { label: timetable.facts.age, value: timetable.ageValue, note: null },
      ],
    },
  };
}

export type EventView = ReturnType<typeof eventView>;
