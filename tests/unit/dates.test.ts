import { expect, test } from 'vitest';
import {
  addDays,
  splitDateRange,
  formatDateRange,
  formatInstant,
  formatMonth,
  formatWeekdayName,
  toInstant,
} from '@/lib/dates';

test.each([
  ['2025-11-14', '2025-11-15', '14-15 Noviembre 2025', '14-15', '14-15 November 2025'],
  ['2025-11-14', '2025-11-14', '14 Noviembre 2025', '14', '14 November 2025'],
  ['2026-10-30', '2026-11-01', '30 Octubre-1 Noviembre 2026', '30-1', '30 October-1 November 2026'],
  ['2025-12-31', '2026-01-01', '31 Diciembre 2025-1 Enero 2026', '31-1', '31 December 2025-1 January 2026'],
])('a range from %s to %s reads %s', (first, last, spanish, days, english) => {
  expect(formatDateRange(first, last)).toBe(spanish);
  expect(splitDateRange(first, last).days).toBe(days);
  expect(formatDateRange(first, last, 'en')).toBe(english);
});

test('the months of a range are as short as its days', () => {
  expect(splitDateRange('2026-10-30', '2026-11-01').rest).toBe('Octubre-Noviembre 2026');
  expect(splitDateRange('2025-12-31', '2026-01-01').rest).toBe('Diciembre 2025-Enero 2026');
});

test('a day moves over the ends of months and leap years', () => {
  expect(addDays('2025-11-30', 1)).toBe('2025-12-01');
  expect(addDays('2028-02-28', 1)).toBe('2028-02-29');
});

test('weekdays and months are Spanish and capitalised', () => {
  expect(formatWeekdayName('2025-11-14')).toBe('Viernes');
  expect(formatWeekdayName('2025-11-14', 'en')).toBe('Friday');
  expect(formatMonth('2025-09-01')).toBe('Septiembre 2025');
});

test('an instant has four digits of the year', () => {
  expect(formatInstant('1999-01-01T01:05:00')).toBe('1/1/1999, 1:05');
  expect(formatInstant('2025-11-14T19:05:00')).toBe('14/11/2025, 19:05');
});

test.each([
  ['peninsula', '2025-11-14', '18:00', '2025-11-14T18:00:00+01:00'],
  ['peninsula', '2025-07-04', '18:00', '2025-07-04T18:00:00+02:00'],
  ['peninsula', '2025-10-26', '02:59', '2025-10-26T02:59:00+02:00'],
  ['peninsula', '2025-10-26', '03:00', '2025-10-26T03:00:00+01:00'],
  ['peninsula', '2025-03-30', '01:59', '2025-03-30T01:59:00+01:00'],
  ['peninsula', '2025-03-30', '02:30', '2025-03-30T03:30:00+02:00'],
  ['peninsula', '2025-03-30', '03:30', '2025-03-30T03:30:00+02:00'],
  ['canarias', '2025-07-04', '18:00', '2025-07-04T18:00:00+01:00'],
  ['canarias', '2025-10-26', '02:00', '2025-10-26T02:00:00+00:00'],
  ['canarias', '2025-03-30', '01:30', '2025-03-30T02:30:00+01:00'],
] as const)('by the clock of %s, %s %s is %s', (clock, day, time, expected) => {
  expect(toInstant(day, time, clock)).toBe(expected);
});
