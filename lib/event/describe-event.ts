import type { EventContent } from '../content-model/event';
import { formatDateRange, formatOpening, formatPrice, formatWeekdayName, type Language } from '../dates';
import { isBookable, isComingSomeDay, isOnSale, isPostponed, opensSaleLater } from '../event-states';
import { overviewWords } from '../words/event';
import { capitalise, decapitalise } from '../spelling';
import { stateWords } from '../words/states';
import { formatDates, scheduleParts, type TimelinePart } from './timeline';

/** The words for the event's state. If nothing is on sale and the start of the sale is known, they name it. */
export function formatNotice(
  event: Pick<EventContent, 'state' | 'onSaleSince' | 'onSaleTime'>,
  language: Language,
): string {
  const opening = opensSaleLater(event.state) && !isOnSale(event.state) && formatOpening(event, language);
  return opening ? overviewWords[language].saleOpens(opening) : stateWords[event.state].notice[language];
}

type Dated = Pick<EventContent, 'state' | 'previousFirstDay' | 'previousLastDay'> &
  Partial<Pick<EventContent, 'firstDay' | 'lastDay'>>;

/** The days on which the event no longer takes place: 'Antes, 9-10 Mayo 2031', or null. */
export function formatFormerDates(event: Dated, language: Language): string | null {
  const [first, last = first] = isPostponed(event.state)
    ? [event.firstDay, event.lastDay]
    : [event.previousFirstDay, event.previousLastDay];
  const { previously } = overviewWords[language];
  return previously && first && last ? previously(formatDateRange(first, last, language)) : null;
}

/**
 * Says on which days the programme takes place: 'De viernes 9 a sábado 10' or 'Sábado 9'. If a part is on the morning after
 * the last day, only that part is named: 'Y el domingo 11: Brunch de despedida'. Null while postponed.
 */
function formatWeekdays(event: EventContent, timeline: TimelinePart[], language: Language): string | null {
  const [first, last] = [timeline[0], timeline.at(-1)];
  if (!first || !last || isPostponed(event.state)) return null;
  const words = overviewWords[language];
  // The days of the week have a capital in English.
  const inSentence = (dayLabel: string) => (language === 'es' ? decapitalise(dayLabel) : dayLabel);
  if (last.isoDay > event.lastDay) return words.morningAfter(inSentence(last.dayLabel), last.title);
  return first.dayLabel === last.dayLabel
    ? first.dayLabel
    : words.weekdays(inSentence(first.dayLabel), inSentence(last.dayLabel));
}

/** 'viernes: Bienvenida y check-in; sábado: Evento central' */
export function describeProgramme(event: EventContent): string {
  const parts = scheduleParts(event);
  const isoDays = [...new Set(parts.map(({ isoDay }) => isoDay))];
  const list = new Intl.ListFormat('es');
  return isoDays
    .map((day) => {
      const titles = parts.filter(({ isoDay }) => isoDay === day).map(({ title }) => title);
      return `${decapitalise(formatWeekdayName(day))}: ${list.format(titles)}`;
    })
    .join('; ');
}

/** What visitors read of the event in one language. */
export interface EventDescription {
  notice: string;
  /** '9-10 Mayo 2031', or the words for a date that is not known yet. */
  dates: string;
  formerDates: string | null;
  weekdays: string | null;
  /** 'Desde 45 €', or null if the price is not known or there is nothing to buy. */
  priceFrom: string | null;
  /** When and where the event is, for how many guests, and from which age. */
  overview: { label: string; value: string; note: string | null }[];
  timeline: TimelinePart[];
}

/** Describes the event in one language. The texts of `event` are in that language. */
export function describeEvent(event: EventContent, language: Language): EventDescription {
  const words = overviewWords[language];
  const timeline = scheduleParts(event, language);
  const dates = formatDates(event, language);
  const formerDates = formatFormerDates(event, language);
  const weekdays = formatWeekdays(event, timeline, language);
  const priceFrom =
    event.priceFrom && isBookable(event.state)
      ? words.priceFrom(formatPrice(event.priceFrom, language))
      : null;
  return {
    notice: formatNotice(event, language),
    dates,
    formerDates,
    weekdays,
    priceFrom,
    overview: [
      { label: words.dates, value: dates, note: [formerDates, weekdays].filter(Boolean).join('. ') },
      {
        label: words.place,
        value: `${event.place}, ${event.province}`,
        note: [event.venue, event.setting && capitalise(event.setting)].filter(Boolean).join('. '),
      },
      ...(isComingSomeDay(event.state)
        ? [
            { label: words.capacity, value: event.capacityLabel, note: priceFrom },
            { label: words.age, value: words.minimumAge(event.minimumAge), note: null },
          ]
        : []),
    ],
    timeline,
  };
}
