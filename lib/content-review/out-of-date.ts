import { isOnSale } from '../content-schema/event';
import { formatDay, monthName, weekdayName } from '../dates';
import { eventFacts } from '../event/facts';
import type { Content, Finding } from './finding';
import { contentFile, textFields } from './text-fields';

export interface Dated {
  /** ISO day in Spain. */
  today: string;
}

const eventFile = contentFile('event');

/** A state that no longer fits the day. */
function stateProblem({ event }: Content, today: string): string | null {
  const { onSaleSince = today } = event;
  const sells = isOnSale(event.state);
  const end = eventFacts(event).endsAt.slice(0, 10);
  const over = today > end;
  if (over && sells)
    return `state: el evento terminó el ${formatDay(end)} y la web sigue vendiendo entradas; pon 'past' o las fechas del siguiente`;
  if (over && event.state === 'postponed')
    return `state: sigue aplazado y la fecha anunciada (${formatDay(end)}) ya ha pasado; pon la nueva en firstDay y lastDay`;
  if (over && event.state !== 'past' && event.state !== 'cancelled')
    return `state: el evento terminó el ${formatDay(end)}; pon 'past' o las fechas del siguiente`;
  if (!over && event.state === 'past') return `state: dice 'past' y el evento termina el ${formatDay(end)}`;
  if (!over && event.state === 'announced' && event.onSaleSince && onSaleSince <= today)
    return `state: la venta debía empezar el ${formatDay(onSaleSince)} (onSaleSince) y el evento solo está anunciado`;
  if (sells && onSaleSince > today)
    return `onSaleSince: dice que la venta empieza el ${formatDay(onSaleSince)} y la web ya vende`;
  return null;
}

/** Another year in the identifier means the same entry in visitors' calendars for another event. */
function identifierProblem({ event }: Content): string | null {
  const year = event.firstDay.slice(0, 4);
  const named = /\d{4}/.exec(event.uid)?.[0];
  const before = event.previousDays?.firstDay.slice(0, 4);
  return named === undefined || named === year || named === before
    ? null
    : `uid: nombra el año ${named} y el evento es de ${year}; si es otro evento, cámbialo`;
}

const weekdays = /\b(lunes|martes|miércoles|jueves|viernes|sábado|domingo)\b/giu;
const months =
  /\b(enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre)\b/giu;

/** Days of the week and months that running texts name and the programme does not have. */
function calendarProblems({ event, ...content }: Content): { file: string; text: string }[] {
  const dates = eventFacts(event).timeline.map(({ date }) => date);
  const known = [
    { words: weekdays, own: [...new Set(dates.map((date) => weekdayName(date).toLowerCase()))] },
    { words: months, own: [...new Set(dates.map((date) => monthName(date).toLowerCase()))] },
  ];
  return textFields({ ...content, event })
    .filter(
      ({ file, field }) => /\/(event|event-page|faq|home)\.ts$/.test(file) && !field.startsWith('standIns'),
    )
    .flatMap(({ file, field, text }) =>
      known.flatMap(({ words, own }) => {
        const named = (text.match(words) ?? []).map((word) => word.toLowerCase());
        const strange = [...new Set(named)].filter((word) => !own.includes(word));
        return strange.length === 0
          ? []
          : [
              {
                file,
                text: `${field}: habla de ${strange.join(', ')} y el programa es de ${own.join(', ')}`,
              },
            ];
      }),
    );
}

function futureUpdates({ event, legal }: Content, today: string): { file: string; text: string }[] {
  const { common: _words, ...documents } = legal;
  const dated = [
    { file: eventFile, day: event.updatedOn },
    ...Object.entries(documents).map(([key, { updatedOn }]) => ({
      file: contentFile('legal', key),
      day: updatedOn,
    })),
  ];
  return dated
    .filter(({ day }) => day > today)
    .map(({ file, day }) => ({ file, text: `updatedOn: ${formatDay(day)} todavía no ha llegado` }));
}

/** What was right once and no longer is. */
export function outOfDate(content: Content, { today }: Dated): Finding[] {
  const eventProblems = [stateProblem(content, today), identifierProblem(content)]
    .filter((text) => text !== null)
    .map((text) => ({ file: eventFile, text }));
  return [...eventProblems, ...calendarProblems(content), ...futureUpdates(content, today)].map((found) => ({
    level: 'notice',
    topic: 'outOfDate',
    ...found,
  }));
}
