import { formatDay, weekdayName } from '../dates';
import { eventFacts } from '../event/facts';
import { securityTxtWarning } from '../security/security-txt';
import type { Content, Finding } from './finding';
import { contentFile, textFields } from './text-fields';

export interface Dated {
  /** ISO day in Spain. */
  today: string;
  /** Text of public/.well-known/security.txt */
  securityTxt: string;
}

const eventFile = contentFile('event');

/** A state that no longer fits the day. */
function stateProblem({ event, eventPage }: Content, today: string): string | null {
  const { sells } = eventPage.states[event.state];
  const end = eventFacts(event).endsAt.slice(0, 10);
  const over = today > end;
  if (over && sells)
    return `state: el evento terminó el ${formatDay(end)} y la web sigue vendiendo entradas; pon 'past' o las fechas del siguiente`;
  if (over && event.state !== 'past' && event.state !== 'cancelled')
    return `state: el evento terminó el ${formatDay(end)}; pon 'past' o las fechas del siguiente`;
  if (!over && event.state === 'past') return `state: dice 'past' y el evento termina el ${formatDay(end)}`;
  if (!over && event.state === 'announced' && event.onSaleSince <= today)
    return `state: la venta debía empezar el ${formatDay(event.onSaleSince)} (onSaleSince) y el evento solo está anunciado`;
  if (sells && event.onSaleSince > today)
    return `onSaleSince: dice que la venta empieza el ${formatDay(event.onSaleSince)} y la web ya vende`;
  return null;
}

/** Another year in the identifier means the same entry in visitors' calendars for another event. */
function identifierProblem({ event }: Content): string | null {
  const year = event.firstDay.slice(0, 4);
  const named = /\d{4}/.exec(event.uid)?.[0];
  return named === undefined || named === year
    ? null
    : `uid: nombra el año ${named} y el evento es de ${year}; si es otro evento, cámbialo`;
}

const weekdays = /\b(lunes|martes|miércoles|jueves|viernes|sábado|domingo)\b/giu;

/** Days of the week that running texts name and the programme does not have. */
function weekdayProblems({ event, ...content }: Content): { file: string; text: string }[] {
  const days = eventFacts(event).timeline.map(({ date }) => weekdayName(date).toLowerCase());
  return textFields({ ...content, event })
    .filter(
      ({ file, field }) => /\/(event|event-page|faq|home)\.ts$/.test(file) && !field.startsWith('standIns'),
    )
    .flatMap(({ file, field, text }) => {
      const named = (text.match(weekdays) ?? []).map((day) => day.toLowerCase());
      const strange = [...new Set(named)].filter((day) => !days.includes(day));
      return strange.length === 0
        ? []
        : [{ file, text: `${field}: habla de ${strange.join(', ')} y el programa es de ${days.join(', ')}` }];
    });
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
export function outOfDate(content: Content, { today, securityTxt }: Dated): Finding[] {
  const eventProblems = [stateProblem(content, today), identifierProblem(content)]
    .filter((text) => text !== null)
    .map((text) => ({ file: eventFile, text }));
  const expiry = securityTxtWarning(securityTxt, new Date(`${today}T12:00:00Z`));
  return [
    ...eventProblems,
    ...weekdayProblems(content),
    ...futureUpdates(content, today),
    ...(expiry ? [{ file: 'public/.well-known/security.txt', text: expiry }] : []),
  ].map((found) => ({ level: 'notice', topic: 'outOfDate', ...found }));
}
