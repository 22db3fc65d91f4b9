import { isOnSale } from '../content-schema/event';
import { addDays, formatDateRange, formatDay, weekdayName } from '../dates';
import { eventFacts } from '../event/facts';
import { warningIn, type Content, type Finding } from './finding';
import { contentFile } from './text-fields';

export interface Dated {
  /** ISO day in Spain. */
  today: string;
}

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

/** Days that are more likely a slip: no weekend, or more than two years ahead. */
function daysProblem({ event }: Content, today: string): string | null {
  const { firstDay, lastDay, onSaleSince } = event;
  const days: string[] = [];
  for (let day = firstDay; day <= lastDay; day = addDays(day, 1)) days.push(weekdayName(day).toLowerCase());
  if (firstDay > addDays(today, 730))
    return `firstDay: para el ${formatDay(firstDay)} faltan más de dos años; ¿es ese año?`;
  if (onSaleSince && onSaleSince < addDays(firstDay, -730))
    return `onSaleSince: el ${formatDay(onSaleSince)} es más de dos años antes del evento; ¿es ese año?`;
  return days.includes('sábado')
    ? null
    : `firstDay: ${formatDateRange(firstDay, lastDay)} no es fin de semana (${days.join(', ')}); ¿es la fecha?`;
}

/** Longer parts are more likely a slip: an end before its start is the next day's. */
const longestPartHours = { day: 12, night: 14 };

function hoursProblems({ event }: Content): string[] {
  const { timeline } = eventFacts(event);
  return timeline.flatMap(({ startsAt, endsAt, time }, index) => {
    const hours = Math.round((Date.parse(endsAt) - Date.parse(startsAt)) / 3_600_000);
    const before = timeline[index - 1];
    return [
      ...(hours > longestPartHours[endsAt.slice(0, 10) === startsAt.slice(0, 10) ? 'day' : 'night']
        ? [`programme[${index}]: de ${time} son ${hours} horas; ¿están bien start y end?`]
        : []),
      ...(before && Date.parse(startsAt) < Date.parse(before.endsAt)
        ? [
            `programme[${index}]: empieza (${time}) antes de que acabe programme[${index - 1}] (${before.time})`,
          ]
        : []),
    ];
  });
}

/** What was right once and no longer is, or can hardly be meant. */
export function outOfDate(content: Content, { today }: Dated): Finding[] {
  return [stateProblem(content, today), daysProblem(content, today), ...hoursProblems(content)].flatMap(
    (text) => (text ? [warningIn(contentFile('event'), text)] : []),
  );
}
