/** Date arithmetic, and formats of dates and prices. Dates are ISO days ('2031-05-09'); times are 'HH:MM' in Spain. */

import { capitalise } from './spelling';

const timeZones = { peninsula: 'Europe/Madrid', canarias: 'Atlantic/Canary' };

export type Clock = keyof typeof timeZones;

/** Today in Madrid. The Swedish locale writes ISO days. */
export const findToday = () =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: timeZones.peninsula }).format(new Date());

export type Language = 'es' | 'en';
const locales = { es: 'es-ES', en: 'en-GB' };

/** Noon UTC, which is the same day in every time zone of Europe. */
function toNoon(isoDay: string): Date {
  return new Date(`${isoDay}T12:00:00Z`);
}

function format(isoDay: string, options: Intl.DateTimeFormatOptions, language: Language = 'es'): string {
  return new Intl.DateTimeFormat(locales[language], { ...options, timeZone: 'UTC' }).format(toNoon(isoDay));
}

/** The ISO day `days` after `isoDay`. */
export function addDays(isoDay: string, days: number): string {
  const noon = toNoon(isoDay);
  noon.setUTCDate(noon.getUTCDate() + days);
  return noon.toISOString().slice(0, 10);
}

/** 'Viernes' or 'Friday' */
export function formatWeekdayName(isoDay: string, language?: Language): string {
  return capitalise(format(isoDay, { weekday: 'long' }, language));
}

const readDayOfMonth = (isoDay: string) => String(Number(isoDay.slice(8)));

/** 'Viernes 14' or 'Friday 14' */
export function formatWeekday(isoDay: string, language?: Language): string {
  return `${formatWeekdayName(isoDay, language)} ${readDayOfMonth(isoDay)}`;
}

/** 'Mayo', with a capital (docs/requirements.md, 2.3) */
const formatMonthName = (isoDay: string, language?: Language) =>
  capitalise(format(isoDay, { month: 'long' }, language));

/** 'Mayo 2031' */
export function formatMonth(isoDay: string, language?: Language): string {
  return `${formatMonthName(isoDay, language)} ${isoDay.slice(0, 4)}`;
}

/** '9 Mayo 2031' */
export const formatDay = (isoDay: string) => `${readDayOfMonth(isoDay)} ${formatMonth(isoDay)}`;

/** '9 de mayo de 2031' */
export const formatLongDay = (isoDay: string) => format(isoDay, { dateStyle: 'long' });

/** The one or two months of a range: 'Mayo 2031', or 'Mayo' and 'Junio 2031'. */
function listMonths(first: string, last: string, language?: Language): string[] {
  const lastMonth = formatMonth(last, language);
  if (first.slice(0, 7) === last.slice(0, 7)) return [lastMonth];
  const isOneYear = first.slice(0, 4) === last.slice(0, 4);
  return [isOneYear ? formatMonthName(first, language) : formatMonth(first, language), lastMonth];
}

const listDays = (first: string, last: string) => [...new Set([first, last])].map(readDayOfMonth);

/** Dates in two parts, which are set in different sizes: '9-10' and 'Mayo 2031'. */
export interface DateParts {
  days: string;
  rest: string;
}

/** A range of days in two parts: '9-10' and 'Mayo 2031', '31-1' and 'Mayo-Junio 2031'. */
export function splitDateRange(first: string, last: string): DateParts {
  return { days: listDays(first, last).join('-'), rest: listMonths(first, last).join('-') };
}

/** '9-10 Mayo 2031', '31 Mayo-1 Junio 2031', '31 December 2031-1 January 2032'. */
export function formatDateRange(first: string, last: string, language?: Language): string {
  const days = listDays(first, last);
  const months = listMonths(first, last, language);
  if (months.length === 1) return `${days.join('-')} ${months[0]}`;
  return days.map((day, index) => `${day} ${months[index]}`).join('-');
}

interface Sale {
  onSaleSince?: string;
  onSaleTime?: string;
}

/** 'lunes 1 de septiembre, 10:00', or only the day if the hour is not known. Null if the day is not known. */
export function formatOpening({ onSaleSince, onSaleTime }: Sale, language?: Language): string | null {
  if (!onSaleSince) return null;
  const weekday = format(onSaleSince, { weekday: 'long' }, language);
  const day = format(onSaleSince, { day: 'numeric', month: 'long' }, language);
  return [`${weekday} ${day}`, onSaleTime].filter(Boolean).join(', ');
}

/** '45 €', '37,50 €' or '€45' */
export function formatPrice(euros: number, language: Language = 'es'): string {
  return new Intl.NumberFormat(locales[language], {
    style: 'currency',
    currency: 'EUR',
    trailingZeroDisplay: 'stripIfInteger',
  }).format(euros);
}

/** A clock's offset from UTC at an instant: '+01:00' */
function findOffset(instant: string, clock: Clock): string {
  const formatter = new Intl.DateTimeFormat('en-GB', {
    timeZone: timeZones[clock],
    timeZoneName: 'longOffset',
  });
  const name = formatter.formatToParts(new Date(instant)).find(({ type }) => type === 'timeZoneName');
  return name?.value.replace('GMT', '') || '+00:00';
}

/**
 * Adds the offset of a clock to a local time: '2031-05-09T18:00:00+02:00'. When summer time ends, one hour comes twice,
 * and the first of the two is meant. When it begins, one hour does not exist, so 02:30 becomes 03:30.
 */
export function toInstant(isoDay: string, time: string, clock: Clock = 'peninsula'): string {
  const local = `${isoDay}T${time}:00`;
  // With this offset an hour that comes twice is the first of the two.
  const offsetTheDayBefore = findOffset(`${addDays(isoDay, -1)}T${time}:00Z`, clock);
  const offset = findOffset(local + offsetTheDayBefore, clock);
  if (findOffset(local + offset, clock) === offset) return local + offset;

  // This hour does not exist.
  const nextHour = String(Number(time.slice(0, 2)) + 1).padStart(2, '0');
  return toInstant(isoDay, nextHour + time.slice(2), clock);
}

/** An ISO instant in the reader's time zone: '14/11/2025, 19:05' */
export function formatInstant(iso: string): string {
  const numeric = {
    day: 'numeric',
    month: 'numeric',
    year: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
  } as const;
  return new Intl.DateTimeFormat(locales.es, numeric).format(new Date(iso));
}
