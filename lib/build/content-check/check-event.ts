import type { FieldPath } from '../../content-loader/fields';
import type { Problem } from '../../content-loader/problems';
import type { ContentFile } from '../../content-loader/read-file';
import type { EventContent } from '../../content-model/event';
import { formatLongDay, formatPrice } from '../../dates';
import { deriveEventView, type EventView } from '../../event/event-view';
import { isComingSomeDay, isOnSale, isPast, opensSaleLater } from '../../event-states';
import { stateNames } from '../../words/states';

/** A warning about a field. None if there is no text. */
export const warn = (file: ContentFile, path: FieldPath, text: string | false): Problem[] =>
  text ? [{ level: 'warning', ...file.locate(path), text }] : [];

/** Says why the event's state does not fit the day. False if it fits. */
function findWrongState(event: EventContent, { texts, weekend }: EventView, today: string): string | false {
  const { state } = event;
  const lastDay = weekend.endsAt.slice(0, 10);
  const end = formatLongDay(lastDay);
  const isOver = today > lastDay;
  if (isOver && isOnSale(state))
    return `La web vende un fin de semana que terminó el ${end}. Elige «${stateNames.past}», o pon los datos del siguiente.`;
  if (isOver && isComingSomeDay(state))
    return `La web dice «${texts.notice}» de un fin de semana que terminó el ${end}. Cambia el estado, o las fechas.`;
  if (!isOver && isPast(state))
    return `La web da por celebrado un fin de semana que termina el ${end}. Cambia el estado.`;
  return findWrongSaleState(event, today);
}

/** Says why the state does not fit the day on which the sale opens. False if it fits. */
export function findWrongSaleState(
  { state, onSaleSince }: Pick<EventContent, 'state' | 'onSaleSince'>,
  today: string,
): string | false {
  if (!onSaleSince) return false;
  const opening = formatLongDay(onSaleSince);
  if (opensSaleLater(state) && onSaleSince <= today)
    return `La web anuncia la venta para el ${opening}, y el estado es todavía «${stateNames[state]}». Elige «${stateNames['on-sale']}», o cambia el primer día de venta.`;
  if (isOnSale(state) && !opensSaleLater(state) && onSaleSince > today)
    return `La web vende ya, y la venta empieza el ${opening}. Cambia ese día o el estado.`;
  return false;
}

/** Finds parts that overlap, that probably belong to the night before, or whose length the change of the clocks alters. */
const checkProgramme = (file: ContentFile<EventContent>, { timeline }: EventView['weekend']): Problem[] =>
  timeline.flatMap(({ index, title, start, end, startsAt, endsAt, hours, when }, position) => {
    const part = `«${title}» (${when})`;
    const overlaps = timeline
      .slice(0, position)
      .filter((earlier) => Date.parse(startsAt) < Date.parse(earlier.endsAt))
      .map(
        (earlier) =>
          `${part} empieza antes de que acabe «${earlier.title}» (${earlier.when}). Cambia sus horas.`,
      );
    const night =
      startsAt.slice(11, 16) < '06:00' &&
      `${part} empieza de madrugada. Si es la noche que sigue a ese día, pon el día siguiente.`;
    const clockChange =
      (startsAt.slice(-6) !== endsAt.slice(-6) ||
        !startsAt.includes(`T${start}`) ||
        !endsAt.includes(`T${end}`)) &&
      `${part} cae en la noche del cambio de hora y dura ${hours.toLocaleString('es')} horas. En octubre, de las 3:00 se vuelve a las 2:00, y valen las primeras 2:00; en marzo, de las 2:00 se pasa a las 3:00. En Canarias, una hora antes. Comprueba sus horas.`;
    return [...overlaps, clockChange, night].flatMap((text) => warn(file, ['programme', index], text));
  });

/** Finds texts that usually name the event's place but do not. They may be left from an earlier event. */
function checkPlace(file: ContentFile<EventContent>): Problem[] {
  const { place, summary, arrival } = file.value;
  const [longestWord = place] = place.split(' ').sort((first, second) => second.length - first.length);
  const texts: [FieldPath, string | undefined][] = [
    [['summary'], summary],
    [['arrival', 'items'], arrival.items.map(({ description }) => description).join(' ')],
    [['arrival', 'summaryEnglish'], arrival.summaryEnglish],
  ];
  return texts
    .filter(([, text]) => text && !text.toLocaleLowerCase('es').includes(longestWord.toLocaleLowerCase('es')))
    .flatMap(([path]) => warn(file, path, `Este texto no nombra ${place}. ¿Habla todavía de otro lugar?`));
}

/** A lower price was probably meant in thousands, because the form takes 1.250 for 1.25. */
const lowestPrice = 10;

function checkPrice(file: ContentFile<EventContent>): Problem[] {
  const { priceFrom = lowestPrice } = file.value;
  const text = `La web dice que la entrada más barata cuesta ${formatPrice(priceFrom)}. ¿Es así? Los miles van sin punto: 1250.`;
  return warn(file, ['priceFrom'], priceFrom < lowestPrice && text);
}

/** Finds what is valid in the file of an event and yet probably wrong. @param today ISO day in Spain */
export function checkEvent(file: ContentFile<EventContent>, today: string): Problem[] {
  const view = deriveEventView(file.value);
  return [
    ...warn(file, ['state'], findWrongState(file.value, view, today)),
    ...checkProgramme(file, view.weekend),
    ...checkPlace(file),
    ...checkPrice(file),
  ];
}
