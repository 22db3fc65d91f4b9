import type { Problem } from '../../content-loader/problems';
import type { ContentFile } from '../../content-loader/read-file';
import type { ContentFiles } from '../../content-loader/read-files';
import type { Announcement } from '../../content-model/announcement';
import type { EventContent } from '../../content-model/event';
import { formatLongDay } from '../../dates';
import { listFurtherDates } from '../../event/further-dates';
import { slugify } from '../../slug';
import { findWrongSaleState, warn } from './check-event';

/** Whether an announcement may be about this event: the same place, and days that overlap or are not known yet. */
function isSameDate({ place, firstDay, lastDay }: Announcement, event: EventContent): boolean {
  if (slugify(place) !== slugify(event.place)) return false;
  if (!firstDay || !lastDay) return event.state !== 'past';
  return firstDay <= event.lastDay && event.firstDay <= lastDay;
}

/** Finds an announcement that is over, late, or about an event that is complete by now. */
function checkAnnouncement(
  file: ContentFile<Announcement>,
  events: readonly ContentFile<EventContent>[],
  today: string,
): Problem[] {
  const { place, lastDay } = file.value;
  const isComplete = events.some((event) => isSameDate(file.value, event.value));
  const complete = `Ya hay un evento completo en ${place}. Si es el mismo fin de semana, borra este anuncio.`;
  const isOver = lastDay !== undefined && lastDay < today;
  return [
    ...warn(file, ['place'], isComplete && complete),
    ...(isOver
      ? warn(
          file,
          ['lastDay'],
          `Esta fecha terminó el ${formatLongDay(lastDay)}. Borra el anuncio, o cambia sus días.`,
        )
      : warn(file, ['state'], findWrongSaleState(file.value, today))),
  ];
}

/**
 * Finds announcements whose file should be deleted, and says what is missing if announcements are all that is left of the
 * season.
 */
export function checkAnnouncements(
  { nextEvent, laterEvents, announcements }: ContentFiles,
  today: string,
): Problem[] {
  const { place, state } = nextEvent.value;
  const [first] = listFurtherDates({ laterEvents: [], announcements, brand: '' });
  return [
    ...warn(
      nextEvent,
      ['state'],
      state === 'past' &&
        first !== undefined &&
        `Solo quedan fechas anunciadas, y la página sigue siendo la de ${place}. Para que sea la de ${first.place}, crea su evento en «Fecha y estado», complétalo en los tres formularios siguientes y borra el anuncio.`,
    ),
    ...announcements.flatMap((file) => checkAnnouncement(file, [nextEvent, ...laterEvents], today)),
  ];
}
