import type { Problem } from '../../content-loader/problems';
import type { ContentFile } from '../../content-loader/read-file';
import type { ContentFiles } from '../../content-loader/read-files';
import type { Announcement } from '../../content-model/announcement';
import type { EventContent } from '../../content-model/event';
import { formatLongDay } from '../../dates';
import { isComingOnItsDays, isComingSomeDay, isPast } from '../../event-states';
import { isEarlier, listFurtherDates } from '../../event/further-dates';
import { slugify } from '../../slug';
import { nextEventWords } from '../../words/event';
import { findWrongSaleState, warn } from './check-event';

/** Whether an announcement may be about this event: the same place, and days that overlap or are not known yet. */
function mayBeAbout({ place, firstDay, lastDay }: Announcement, event: EventContent): boolean {
  if (slugify(place) !== slugify(event.place)) return false;
  if (!firstDay || !lastDay) return !isPast(event.state);
  return firstDay <= event.lastDay && event.firstDay <= lastDay;
}

const completeEvent =
  'crea su evento en «Fecha y estado», complétalo en los tres formularios siguientes y borra el anuncio.';

/** Warns if an announcement has a complete event by now, is over, is earlier than the next event, or has the wrong state. */
function checkAnnouncement(
  file: ContentFile<Announcement>,
  { nextEvent, laterEvents }: ContentFiles,
  today: string,
): Problem[] {
  const { place, lastDay, state } = file.value;
  const isComplete = [nextEvent, ...laterEvents].some((event) => mayBeAbout(file.value, event.value));
  const complete = `Ya hay un evento completo en ${place}. Si es el mismo fin de semana, borra este anuncio.`;
  const over =
    lastDay !== undefined &&
    lastDay < today &&
    `Esta fecha terminó el ${formatLongDay(lastDay)}. Borra el anuncio, o cambia sus días.`;
  const isNearer =
    isComingSomeDay(state) &&
    isComingOnItsDays(nextEvent.value.state) &&
    isEarlier(file.value, nextEvent.value);
  const nearer = `La web llama «${nextEventWords.heading}» al de ${nextEvent.value.place}, y esta fecha es anterior. Para que el próximo sea este, ${completeEvent}`;
  return [
    ...warn(file, ['place'], isComplete && complete),
    ...warn(file, ['lastDay'], over),
    ...warn(file, ['firstDay'], !over && isNearer && nearer),
    ...warn(file, ['state'], !over && findWrongSaleState(file.value, today)),
  ];
}

/**
 * Finds announcements whose file should be changed or deleted, and says what is missing if announcements are all that is left
 * of the season.
 */
export function checkAnnouncements(files: ContentFiles, today: string): Problem[] {
  const { nextEvent, announcements } = files;
  const { place, state } = nextEvent.value;
  const [first] = listFurtherDates({ laterEvents: [], announcements, brand: '' });
  const isOver = isPast(state) && first !== undefined;
  const over = `Solo quedan fechas anunciadas, y la página sigue siendo la de ${place}. Para que sea la de ${first?.place}, ${completeEvent}`;
  return [
    ...warn(nextEvent, ['state'], isOver && over),
    ...announcements.flatMap((file) => checkAnnouncement(file, files, today)),
  ];
}
