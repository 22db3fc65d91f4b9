import { yamlFiles } from '../../content-model/files';
import type { Content } from '../../content-model/load';
import { addDays, formatDateRange, formatDay, weekdayName } from '../../dates';
import { isOnSale } from '../../event/state';
import { warningIn, type Finding } from './finding';

/** A state that does not fit the day. */
function stateProblem({ event, eventView }: Content, today: string): string | undefined {
  const { onSaleSince = today, state } = event;
  const isSelling = isOnSale(state);
  const lastDay = eventView.endsAt.slice(0, 10);
  const end = formatDay(lastDay);
  if (today > lastDay) {
    if (isSelling)
      return `state: el evento terminó el ${end} y la web sigue vendiendo entradas; pon 'past' o las fechas del siguiente`;
    if (state === 'postponed')
      return `state: sigue aplazado y la fecha anunciada (${end}) ya ha pasado; pon la nueva en firstDay y lastDay`;
    if (state !== 'past' && state !== 'cancelled')
      return `state: el evento terminó el ${end}; pon 'past' o las fechas del siguiente`;
    return;
  }
  const opening = formatDay(onSaleSince);
  if (state === 'past') return `state: dice 'past' y el evento termina el ${end}`;
  if (state === 'announced' && event.onSaleSince && onSaleSince <= today)
    return `state: la venta debía empezar el ${opening} (onSaleSince) y el evento solo está anunciado`;
  if (isSelling && onSaleSince > today)
    return `onSaleSince: dice que la venta empieza el ${opening} y la web ya vende`;
}

/** Days that are probably a slip: no weekend, or years away. */
function daysProblem({ event }: Content, today: string): string | undefined {
  const { firstDay, lastDay, onSaleSince = firstDay, previousDays = event } = event;
  const days: string[] = [];
  for (let day = firstDay; day <= lastDay; day = addDays(day, 1)) days.push(weekdayName(day).toLowerCase());
  if (firstDay > addDays(today, 730))
    return `firstDay: para el ${formatDay(firstDay)} faltan más de dos años; ¿es ese año?`;
  if (onSaleSince < addDays(firstDay, -730))
    return `onSaleSince: el ${formatDay(onSaleSince)} es más de dos años antes del evento; ¿es ese año?`;
  if (previousDays.firstDay < addDays(firstDay, -330) || previousDays.firstDay > addDays(firstDay, 330))
    return `previousDays: el ${formatDay(previousDays.firstDay)} queda muy lejos del evento; si era de otro evento, borra previousDays`;
  if (!days.includes('sábado'))
    return `firstDay: ${formatDateRange(firstDay, lastDay)} no es fin de semana (${days.join(', ')}); ¿es la fecha?`;
}

/** Longer parts are probably a slip: an end before its start is on the next day. */
const longestPartHours = { day: 12, night: 14 };

/** Parts that are too long or overlap. */
function hoursProblems({ eventView: { timeline } }: Content): string[] {
  return timeline.flatMap(({ startsAt, endsAt, time }, index) => {
    const hours = Math.round((Date.parse(endsAt) - Date.parse(startsAt)) / 3_600_000);
    const limit = longestPartHours[endsAt.slice(0, 10) === startsAt.slice(0, 10) ? 'day' : 'night'];
    const previous = timeline[index - 1];
    return [
      ...(hours > limit
        ? [`programme[${index}]: de ${time} son ${hours} horas; ¿están bien start y end?`]
        : []),
      ...(previous && Date.parse(startsAt) < Date.parse(previous.endsAt)
        ? [
            `programme[${index}]: empieza (${time}) antes de que acabe programme[${index - 1}] (${previous.time})`,
          ]
        : []),
    ];
  });
}

/** States, days and hours that are out of date or improbable. @param today ISO day in Spain */
export function outOfDate(content: Content, today: string): Finding[] {
  return [stateProblem(content, today), daysProblem(content, today), ...hoursProblems(content)].flatMap(
    (text) => (text ? [warningIn(yamlFiles.event.file, text)] : []),
  );
}
