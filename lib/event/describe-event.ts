import type { NextEvent } from '../content-model/schemas/event';
import type { EventLabels } from '../content-model/schemas/event-labels';
import { formatDateRange, formatOpening, formatPrice, type Language } from '../dates';
import { fill } from '../content-model/fill';
import { isAhead, isBookable } from '../event-states';
import { decapitalise } from '../words/spelling';
import { formatDates, isPostponed, placePart, type TimelineEntry } from './timeline';

/** The words of one language around the event's data. */
export interface EventWords extends Omit<EventLabels['facts'], 'pending' | 'previously'> {
  language: Language;
  notice: string;
  saleOpens: string;
  /** The words for days that are not known yet. */
  pending: string;
  previously?: string;
}

/** The words for the event's state. If the start of the sale is known, an announced event names it. */
function formatNotice(event: NextEvent, { notice, saleOpens, language }: EventWords): string {
  const opening = event.state === 'announced' && formatOpening(event, language);
  return opening ? fill(saleOpens, { opening }) : notice;
}

/** The days on which the event no longer takes place: 'Antes, 9-10 Mayo 2031', or null. */
function formatFormerDates(event: NextEvent, { previously, language }: EventWords): string | null {
  const [first, last = first] = isPostponed(event)
    ? [event.firstDay, event.lastDay]
    : [event.previousFirstDay, event.previousLastDay];
  return previously && first && last
    ? fill(previously, { days: formatDateRange(first, last, language) })
    : null;
}

/**
 * Says on which days the programme takes place: 'De viernes 9 a sábado 10' or 'Sábado 9'. If a part is on the morning after
 * the last day, only that part is named: 'Y el domingo 11, brunch de despedida'. Null while postponed.
 */
function formatSpan(
  event: NextEvent,
  timeline: TimelineEntry[],
  { span, morningAfter, language }: EventWords,
): string | null {
  const [first, last] = [timeline[0], timeline.at(-1)];
  if (!first || !last || isPostponed(event)) return null;
  // The days of the week have a capital in English.
  const inside = (day: string) => (language === 'es' ? decapitalise(day) : day);
  if (last.date > event.lastDay)
    return fill(morningAfter, { day: inside(last.day), part: decapitalise(last.title) });
  return first.day === last.day
    ? first.day
    : fill(span, { first: inside(first.day), last: inside(last.day) });
}

/** Describes the event in one language. The texts of `event` are in that language. */
export function describeEvent(event: NextEvent, words: EventWords) {
  const { language } = words;
  const timeline = event.programme.map((part) => placePart(event, part, language));
  const dates = formatDates(event, words.pending, language);
  const before = formatFormerDates(event, words);
  const span = formatSpan(event, timeline, words);
  const priceFrom =
    event.priceFrom && isBookable(event.state)
      ? fill(words.priceFrom, { price: formatPrice(event.priceFrom, language) })
      : null;
  return {
    notice: formatNotice(event, words),
    /** '9-10 Mayo 2031', or the words for a date that is not known yet. */
    dates,
    before,
    span,
    /** 'Desde 45 €', or null if the price is not known or there is nothing to buy. */
    priceFrom,
    facts: [
      { label: words.dates, value: dates, note: [before, span].filter(Boolean).join('. ') },
      {
        label: words.place,
        value: `${event.place}, ${event.province}`,
        note: [event.venue, event.setting].filter(Boolean).join('. '),
      },
      ...(isAhead(event.state)
        ? [
            { label: words.capacity, value: event.capacityLabel, note: priceFrom },
            { label: words.age, value: words.ageValue, note: null },
          ]
        : []),
    ],
    timeline,
  };
}
