import type { Content } from '../../content-loader/load-content';
import { announcementFiles } from '../../content-model/files';
import { formatLongDay } from '../../dates';
import type { FurtherDate } from '../../event/further-dates';
import { slugify } from '../../slug';
import { findWrongSaleState, warn, type FieldProblem } from './check-event';

type Complete = Pick<FurtherDate, 'place' | 'firstDay' | 'lastDay' | 'state'>;

/** Whether an announcement may be about this event: the same place, and days that overlap or are not known yet. */
function isSameDate(date: FurtherDate, event: Complete): boolean {
  if (slugify(date.place) !== slugify(event.place)) return false;
  if (!date.firstDay || !date.lastDay) return event.state !== 'past';
  return date.firstDay <= (event.lastDay ?? '') && (event.firstDay ?? '') <= date.lastDay;
}

/** Finds announcements that are over, late, or about an event that is complete by now. */
function adviseOnAnnouncement(date: FurtherDate, events: Complete[], today: string): FieldProblem[] {
  const { file, place, lastDay } = date;
  const isOver = lastDay !== undefined && lastDay < today;
  return [
    ...warn(
      file,
      ['place'],
      events.some((event) => isSameDate(date, event)) &&
        `Ya hay un evento completo en ${place}. Si es el mismo fin de semana, borra este anuncio.`,
    ),
    ...warn(
      file,
      ['lastDay'],
      isOver && `Esta fecha terminó el ${formatLongDay(lastDay)}. Borra el anuncio, o cambia sus días.`,
    ),
    ...warn(file, ['state'], !isOver && findWrongSaleState(date, today)),
  ];
}

/**
 * Finds announcements whose file should be deleted, and says what is missing if announcements are all that is left of the
 * season.
 */
export function adviseOnAnnouncements(
  { event, eventFile, furtherDates }: Content,
  today: string,
): FieldProblem[] {
  const isAnnounced = ({ file }: FurtherDate) => file.startsWith(`${announcementFiles.folder}/`);
  const announced = furtherDates.filter(isAnnounced);
  const events = [event, ...furtherDates.filter((date) => !isAnnounced(date))];
  const [next] = announced;
  return [
    ...warn(
      eventFile,
      ['state'],
      event.state === 'past' &&
        next !== undefined &&
        `Solo quedan fechas anunciadas, y la página sigue siendo la de ${event.place}. Para que sea la de ${next.place}, crea su evento en «Fecha y estado», complétalo en los tres formularios siguientes y borra el anuncio.`,
    ),
    ...announced.flatMap((date) => adviseOnAnnouncement(date, events, today)),
  ];
}
