import { z } from 'zod';
import { addDays, formatDay } from '../dates';
import { clockTime, text, waveform } from './fields';

const programmeEntry = z
  .strictObject({
    /** Days after the event's first day. */
    dayOffset: z.int().min(0, 'un número de día: 0 es el primero').max(6, 'un número de día, de 0 a 6'),
    title: text(60),
    start: clockTime,
    /** An end before `start` is on the following day. */
    end: clockTime,
    description: text(320),
    details: z.array(text(60)).max(4),
    icon: waveform,
    highlighted: z.boolean(),
    english: z.strictObject({ title: text(60), details: z.array(text(60)).max(4) }),
  })
  .refine(({ start, end }) => start !== end, {
    path: ['end'],
    error: 'una hora distinta de la de start: la parte acabaría al empezar',
  });

type Part = z.output<typeof programmeEntry>;

interface Weekend {
  firstDay: string;
  lastDay: string;
  previousDays?: { firstDay: string; lastDay: string } | undefined;
  onSaleSince?: string | undefined;
  programme: Pick<Part, 'dayOffset'>[];
}

/** Requires parts in the order of their starts, in which the timeline shows them. */
function partsInOrder({ value, issues }: z.core.ParsePayload<Pick<Part, 'dayOffset' | 'start'>[]>) {
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

export const programme = z.array(programmeEntry).min(1).max(9).check(partsInOrder);

/** Requires days and programme to match; the last part may be on the morning after `lastDay`. */
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
