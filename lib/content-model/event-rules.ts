import type { z } from 'zod';
import { addDays, formatDay } from '../dates';
import { isOnSale, type EventState } from '../event/state';

interface Days {
  firstDay: string;
  lastDay: string;
}

interface Weekend extends Days {
  state: EventState;
  previousDays?: Days | undefined;
  onSaleSince?: string | undefined;
  onSaleTime?: string | undefined;
  ticketHref?: string | undefined;
  programme: readonly { dayOffset: number }[];
}

/** Requires days and programme to match; the last part may be on the morning after `lastDay`. */
export function sameWeekend({ value: event, issues }: z.core.ParsePayload<Weekend>) {
  if (issues.length > 0) return;
  const { firstDay, lastDay, previousDays, programme, onSaleSince, onSaleTime } = event;
  function refuse(path: PropertyKey[], input: unknown, message: string) {
    issues.push({ code: 'custom', path, input, message });
  }
  if (lastDay < firstDay) refuse(['lastDay'], lastDay, 'Se espera una fecha que no sea anterior a firstDay.');
  programme.forEach(({ dayOffset }, index) => {
    const day = addDays(firstDay, dayOffset);
    if (lastDay >= firstDay && day > addDays(lastDay, 1))
      refuse(
        ['programme', index, 'dayOffset'],
        dayOffset,
        `Se espera un día del evento o el siguiente: lastDay es el ${formatDay(lastDay)} y esta parte cae el ${formatDay(day)}.`,
      );
  });
  const offsets = programme.map(({ dayOffset }) => dayOffset);
  const lastPart = addDays(firstDay, Math.max(...offsets));
  if (lastPart < lastDay)
    refuse(
      ['lastDay'],
      lastDay,
      `Se espera un día con algo en programme: su última parte es el ${formatDay(lastPart)}.`,
    );
  if (Math.min(...offsets) > 0)
    refuse(
      ['programme', 0, 'dayOffset'],
      offsets[0],
      'Se espera 0: algo tiene que empezar el primer día (firstDay).',
    );
  if (onSaleSince && onSaleSince > lastDay)
    refuse(['onSaleSince'], onSaleSince, 'Se espera una fecha anterior al evento.');
  if (onSaleTime && !onSaleSince)
    refuse(
      ['onSaleSince'],
      onSaleSince,
      'Se espera el día en que se abre la venta: onSaleTime dice solo su hora.',
    );
  if (previousDays && previousDays.lastDay < previousDays.firstDay)
    refuse(
      ['previousDays', 'lastDay'],
      previousDays.lastDay,
      'Se espera una fecha que no sea anterior a su firstDay.',
    );
  if (previousDays?.firstDay === firstDay)
    refuse(
      ['previousDays', 'firstDay'],
      firstDay,
      'Se espera la fecha que se anunció antes, distinta de firstDay.',
    );
  if (isOnSale(event.state) && !event.ticketHref)
    refuse(
      ['ticketHref'],
      undefined,
      `Se espera la dirección donde se compran las entradas: con el estado ${event.state} se venden.`,
    );
}
