import type { z } from 'zod';
import { addDays, formatDay } from '../dates';

interface Weekend {
  firstDay: string;
  lastDay: string;
  programme: readonly { dayOffset: number }[];
}

/** Requires a part on every day from `firstDay` to `lastDay`. A last part may be on the morning after. */
export function programmeFitsDays({ value, issues }: z.core.ParsePayload<Weekend>) {
  const { firstDay, lastDay, programme } = value;
  if (issues.length > 0) return;
  const refuse = (path: PropertyKey[], input: unknown, message: string) =>
    issues.push({ code: 'custom', path, input, message });
  const offsets = programme.map(({ dayOffset }) => dayOffset);
  if (Math.min(...offsets) > 0)
    refuse(
      ['programme', 0, 'dayOffset'],
      offsets[0],
      'Se espera 0: algo tiene que empezar el primer día (firstDay).',
    );
  offsets.forEach((offset, index) => {
    const day = addDays(firstDay, offset);
    if (day <= addDays(lastDay, 1)) return;
    const message = `Se espera un día del evento o el siguiente: lastDay es el ${formatDay(lastDay)} y esta parte cae el ${formatDay(day)}.`;
    refuse(['programme', index, 'dayOffset'], offset, message);
  });
  const lastPart = addDays(firstDay, Math.max(...offsets));
  if (lastPart < lastDay)
    refuse(
      ['lastDay'],
      lastDay,
      `Se espera un día con algo en programme: su última parte es el ${formatDay(lastPart)}.`,
    );
}
