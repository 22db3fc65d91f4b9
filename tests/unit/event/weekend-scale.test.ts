import { expect, test } from 'vitest';
import { weekendScale } from '@/lib/event/weekend-scale';

/** A weekend of 45 hours, from Friday 18:00 to Sunday 15:00. */
const parts = [
  { startsAt: '2031-05-09T18:00:00+02:00', endsAt: '2031-05-09T22:00:00+02:00' },
  { startsAt: '2031-05-10T16:00:00+02:00', endsAt: '2031-05-11T02:00:00+02:00' },
  { startsAt: '2031-05-11T11:00:00+02:00', endsAt: '2031-05-11T15:00:00+02:00' },
];

test('the scale runs from the first start to the last end, with days from midnight and ticks every six hours', () => {
  const { parts: scaled, days, ticks } = weekendScale(parts);
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

test('the scale uses local hours when summer time ends', () => {
  const night = { startsAt: '2031-10-25T16:00:00+02:00', endsAt: '2031-10-26T02:00:00+01:00' };
  expect(weekendScale([night]).parts[0]?.hours).toBe(10);
});
