import type { z } from 'zod';
import { addDays, formatDay } from '../dates';
import { isOnSale, type EventState } from '../event/state';

interface Weekend {
  firstDay: string;
  lastDay: string;
  previousFirstDay?: string | undefined;
  previousLastDay?: string | undefined;
  state: EventState;
  ticketHref?: string | undefined;
  programme: readonly { dayOffset: number }[];
}

type Context<Value> = z.core.ParsePayload<Value>;

function refuse({ issues }: Context<unknown>, path: PropertyKey[], input: unknown, message: string) {
  issues.push({ code: 'custom', path, input, message });
}

export function daysInOrder(context: Context<Weekend>) {
  const { firstDay, lastDay, previousFirstDay = '', previousLastDay } = context.value;
  if (lastDay < firstDay)
    refuse(context, ['lastDay'], lastDay, 'Se espera una fecha que no sea anterior a firstDay.');
  if (previousLastDay && previousLastDay < previousFirstDay)
    refuse(
      context,
      ['previousLastDay'],
      previousLastDay,
      'Se espera una fecha que no sea anterior a previousFirstDay.',
    );
}

/** Requires something on every day between first and last; the last part may be on the morning after `lastDay`. */
export function programmeFitsDays(context: Context<Weekend>) {
  const { firstDay, lastDay, programme } = context.value;
  if (context.issues.length > 0) return;
  const offsets = programme.map(({ dayOffset }) => dayOffset);
  if (Math.min(...offsets) > 0)
    refuse(
      context,
      ['programme', 0, 'dayOffset'],
      offsets[0],
      'Se espera 0: algo tiene que empezar el primer día (firstDay).',
    );
  offsets.forEach((offset, index) => {
    const day = addDays(firstDay, offset);
    if (day <= addDays(lastDay, 1)) return;
    const message = `Se espera un día del evento o el siguiente: lastDay es el ${formatDay(lastDay)} y esta parte cae el ${formatDay(day)}.`;
    refuse(context, ['programme', index, 'dayOffset'], offset, message);
  });
  const lastPart = addDays(firstDay, Math.max(...offsets));
  if (lastPart < lastDay)
    refuse(
      context,
      ['lastDay'],
      lastDay,
      `Se espera un día con algo en programme: su última parte es el ${formatDay(lastPart)}.`,
    );
}

export function ticketsHaveLink(context: Context<Weekend>) {
  const { state, ticketHref } = context.value;
  if (isOnSale(state) && !ticketHref)
    refuse(
      context,
      ['ticketHref'],
      undefined,
      `Se espera la dirección donde se compran las entradas: con el estado ${state} se venden.`,
    );
}
