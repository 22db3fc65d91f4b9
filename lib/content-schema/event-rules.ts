import type { z } from 'zod';
import { addDays, formatDay } from '../dates';

interface Part {
  dayOffset: number;
  start: string;
}

interface Weekend {
  firstDay: string;
  lastDay: string;
  previousDays?: { firstDay: string; lastDay: string } | undefined;
  onSaleSince?: string | undefined;
  programme: Part[];
}

/** Parts in the order in which they begin: the timeline shows them as they stand. */
export function partsInOrder({ value, issues }: z.core.ParsePayload<Part[]>) {
  if (issues.length > 0) return;
  const begins = value.map(({ dayOffset, start }) => `${dayOffset} ${start}`);
  begins.forEach((begin, index) => {
    const before = begins[index - 1];
    if (before === undefined || before <= begin) return;
    issues.push({
      code: 'custom',
      path: [index, 'start'],
      input: value,
      message: `una parte que no empiece antes que la anterior, [${index - 1}]: van por orden`,
    });
  });
}

/** Days and programme tell of the same weekend; a farewell may fall on the morning after the last day. */
export function sameWeekend({ value: event, issues }: z.core.ParsePayload<Weekend>) {
  if (issues.length > 0) return;
  function refuse(path: PropertyKey[], message: string) {
    issues.push({ code: 'custom', path, message, input: event });
  }
  const { firstDay, lastDay, previousDays, programme } = event;
  if (lastDay < firstDay) return refuse(['lastDay'], 'una fecha que no sea anterior a firstDay');
  programme.forEach(({ dayOffset }, index) => {
    if (addDays(firstDay, dayOffset) > addDays(lastDay, 1))
      refuse(
        ['programme', index, 'dayOffset'],
        `un día del evento o el siguiente: lastDay es el ${formatDay(lastDay)} y esta parte cae el ${formatDay(addDays(firstDay, dayOffset))}`,
      );
  });
  const offsets = programme.map(({ dayOffset }) => dayOffset);
  const lastPart = addDays(firstDay, Math.max(...offsets));
  if (lastPart < lastDay)
    refuse(['lastDay'], `un día con algo en programme: su última parte es el ${formatDay(lastPart)}`);
  if (Math.min(...offsets) > 0)
    refuse(['programme', 0, 'dayOffset'], '0: algo tiene que empezar el primer día (firstDay)');
  if (event.onSaleSince && event.onSaleSince > lastDay)
    refuse(['onSaleSince'], 'una fecha anterior al evento');
  if (previousDays && previousDays.lastDay < previousDays.firstDay)
    refuse(['previousDays', 'lastDay'], 'una fecha que no sea anterior a su firstDay');
  if (previousDays?.firstDay === firstDay)
    refuse(['previousDays', 'firstDay'], 'la fecha que se anunció antes, distinta de firstDay');
}
