import { expect, test } from 'vitest';
import { addOffset } from '@/lib/dates';
import { scaleWeekend } from '@/lib/event/weekend-scale';

/** A weekend of 45 hours, from Friday 18:00 to Sunday 15:00. */
const parts = [
  { startsAt: '2031-05-09T18:00:00+02:00', endsAt: '2031-05-09T22:00:00+02:00' },
  { startsAt: '2031-05-10T16:00:00+02:00', endsAt: '2031-05-11T02:00:00+02:00' },
  { startsAt: '2031-05-11T11:00:00+02:00', endsAt: '2031-05-11T15:00:00+02:00' },
];

test('the scale runs from the first start to the last end, with days from midnight and ticks every six hours', () => {
  const { parts: scaled, days, ticks } = scaleWeekend(parts);
  expect(scaled.map(({ from, to, hours }) => [from * 45, to * 45, hours])).toEqual([
    [0, 4, 4],
    [22, 32, 10],
    [41, 45, 4],
  ]);
  expect(days.map(({ date, from }) => [date, from * 45])).toEqual([
    ['2031-05-09', 0],
    ['2031-05-10', 6],
    ['2031-05-11', 30],
  ]);
  expect(ticks.map(({ hour }) => hour)).toEqual([18, 0, 6, 12, 18, 0, 6, 12]);
});

test.each([
  ['2031-10-25T16:00', '2031-10-26T02:00', 10, [18, 0]],
  ['2031-10-25T16:00', '2031-10-26T03:00', 12, [18, 0]],
  ['2031-03-29T16:00', '2031-03-30T02:30', 10.5, [18, 0]],
  ['2031-03-29T22:00', '2031-03-30T06:00', 7, [0, 6]],
])('the scale has true lengths when the clocks change: from %s to %s', (start, end, length, hours) => {
  const [startsAt, endsAt] = [start, end].map((local) =>
    addOffset(...(local.split('T') as [string, string])),
  );
  const { parts: scaled, ticks } = scaleWeekend([{ startsAt, endsAt } as (typeof parts)[number]]);
  expect(scaled.map((part) => part.hours)).toEqual([length]);
  expect(ticks.map(({ hour }) => hour)).toEqual(hours);
});

test('days of 25 hours keep midnight and the hours of the clock in their places', () => {
  const weekend = [
    { startsAt: '2031-10-25T12:00:00+02:00', endsAt: '2031-10-25T18:00:00+02:00' },
    { startsAt: '2031-10-26T18:00:00+01:00', endsAt: '2031-10-26T23:00:00+01:00' },
  ];
  const { days, ticks } = scaleWeekend(weekend);
  expect(days.map(({ date, from }) => [date, Math.round(from * 3600) / 100])).toEqual([
    ['2031-10-25', 0],
    ['2031-10-26', 12],
  ]);
  expect(ticks.map(({ hour, at }) => [hour, Math.round(at * 3600) / 100])).toEqual([
    ...[
      [12, 0],
      [18, 6],
      [0, 12],
      [6, 19],
      [12, 25],
      [18, 31],
    ],
  ]);
});
