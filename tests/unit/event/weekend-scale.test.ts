import { expect, test } from 'vitest';
import { toInstant } from '@/lib/dates';
import { scaleWeekend } from '@/lib/event/weekend-scale';

/** The scale of parts that last from one local time, such as '2031-05-09 18:00', to another. */
function scale(...parts: [start: string, end: string][]) {
  const read = (local: string) => toInstant(local.slice(0, 10), local.slice(11));
  return scaleWeekend(parts.map(([start, end]) => ({ startsAt: read(start), endsAt: read(end) })));
}

test('the scale runs from the first start to the last end, with days from midnight and ticks every six hours', () => {
  const { parts, days, ticks } = scale(
    ['2031-05-09 18:00', '2031-05-09 22:00'],
    ['2031-05-10 16:00', '2031-05-11 02:00'],
    ['2031-05-11 11:00', '2031-05-11 15:00'],
  );
  expect(parts.map(({ hours }) => hours)).toEqual([4, 10, 4]);
  // From Friday 18:00 to Sunday 15:00 there are 45 hours.
  expect(parts.flatMap(({ from, to }) => [from * 45, to * 45])).toEqual([0, 4, 22, 32, 41, 45]);
  expect(days.map(({ isoDay }) => isoDay)).toEqual(['2031-05-09', '2031-05-10', '2031-05-11']);
  expect(days.map(({ from }) => from * 45)).toEqual([0, 6, 30]);
  expect(ticks.map(({ hour }) => hour)).toEqual([18, 0, 6, 12, 18, 0, 6, 12]);
});

test('a day of 25 hours keeps midnight and the hours of the clock in their places', () => {
  const { days, ticks } = scale(
    ['2031-10-25 12:00', '2031-10-25 18:00'],
    ['2031-10-26 18:00', '2031-10-26 23:00'],
  );
  const hoursAfterStart = (share: number) => Math.round(share * 3600) / 100;
  expect(days.map(({ from }) => hoursAfterStart(from))).toEqual([0, 12]);
  expect(ticks.map(({ hour }) => hour)).toEqual([12, 18, 0, 6, 12, 18]);
  expect(ticks.map(({ at }) => hoursAfterStart(at))).toEqual([0, 6, 12, 19, 25, 31]);
});
