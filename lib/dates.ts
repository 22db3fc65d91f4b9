/** Date arithmetic, and formats of dates and prices. Dates are ISO days ('2031-05-09'); times are 'HH:MM' in Madrid. */

export const timeZone = 'Europe/Madrid';
const locale = 'es-ES';

/** Noon UTC, which is the same day in every time zone of Europe. */
function atNoon(day: string): Date {
  return new Date(`${day}T12:00:00Z`);
}

function format(day: string, options: Intl.DateTimeFormatOptions, language = locale): string {
  return new Intl.DateTimeFormat(language, { ...options, timeZone: 'UTC' }).format(atNoon(day));
}

function capitalise(text: string): string {
  return text.charAt(0).toLocaleUpperCase('es') + text.slice(1);
}

/** The ISO day `days` after `day`. */
export function addDays(day: string, days: number): string {
  const date = atNoon(day);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}

/** 'Noviembre', with a capital (docs/requirements.md, 2.3), or 'November' with language 'en-GB'. */
function monthName(day: string, language = locale): string {
  return capitalise(format(day, { month: 'long' }, language));
}

/** 'Viernes', or 'Friday' with language 'en-GB'. */
export function weekdayName(day: string, language = locale): string {
  return capitalise(format(day, { weekday: 'long' }, language));
}

function dayOfMonth(day: string): string {
  return String(atNoon(day).getUTCDate());
}

/** '9 Mayo 2031' */
export function formatDay(day: string): string {
  return `${dayOfMonth(day)} ${monthName(day)} ${day.slice(0, 4)}`;
}

/** '9 de mayo de 2031' */
export const formatLongDay = (day: string) => format(day, { dateStyle: 'long' });

/** 'Mayo 2031' */
export function formatMonth(day: string): string {
  return `${monthName(day)} ${day.slice(0, 4)}`;
}

/** 'Mayo', or 'Diciembre 2031' if the range ends in another year. */
function firstMonth(first: string, last: string): string {
  return first.slice(0, 4) === last.slice(0, 4) ? monthName(first) : formatMonth(first);
}

/**
 * A range of days in two parts, which are set in different sizes: '9-10' and 'Mayo 2031', '31-1' and 'Mayo-Junio 2031'.
 */
export function dateRangeParts(first: string, last: string): { days: string; rest: string } {
  if (first === last) return { days: dayOfMonth(first), rest: formatMonth(first) };
  const isOneMonth = first.slice(0, 7) === last.slice(0, 7);
  return {
    days: `${dayOfMonth(first)}-${dayOfMonth(last)}`,
    rest: isOneMonth ? formatMonth(last) : `${firstMonth(first, last)}-${formatMonth(last)}`,
  };
}

/** '9-10 Mayo 2031', '31 Mayo-1 Junio 2031', '31 Diciembre 2031-1 Enero 2032'. */
export function formatDateRange(first: string, last: string): string {
  if (first.slice(0, 7) !== last.slice(0, 7))
    return `${dayOfMonth(first)} ${firstMonth(first, last)}-${formatDay(last)}`;
  const { days, rest } = dateRangeParts(first, last);
  return `${days} ${rest}`;
}

/** 'Viernes 14', or 'Friday 14' with language 'en-GB'. */
export function formatWeekday(day: string, language = locale): string {
  return `${weekdayName(day, language)} ${dayOfMonth(day)}`;
}

interface Sale {
  onSaleSince?: string;
  onSaleTime?: string;
}

/** 'lunes 1 de septiembre, 10:00', or only the day if the hour is not known. Null if the day is not known. */
export function formatOpening({ onSaleSince, onSaleTime }: Sale, language = locale): string | null {
  if (!onSaleSince) return null;
  const weekday = format(onSaleSince, { weekday: 'long' }, language);
  const day = format(onSaleSince, { day: 'numeric', month: 'long' }, language);
  return [`${weekday} ${day}`, onSaleTime].filter(Boolean).join(', ');
}

/** '45 €', '37,50 €', or '€45' with language 'en-GB'. */
export function formatPrice(euros: number, language = locale): string {
  const minimumFractionDigits = Number.isInteger(euros) ? 0 : 2;
  return new Intl.NumberFormat(language, {
    style: 'currency',
    currency: 'EUR',
    minimumFractionDigits,
  }).format(euros);
}

/** '9-10 May 2031' */
export function formatDateRangeEnglish(first: string, last: string): string {
  const month = (day: string) => format(day, { month: 'long', year: 'numeric' }, 'en-GB');
  if (first === last) return `${dayOfMonth(first)} ${month(first)}`;
  if (first.slice(0, 7) === last.slice(0, 7))
    return `${dayOfMonth(first)}-${dayOfMonth(last)} ${month(last)}`;
  return `${dayOfMonth(first)} ${month(first)}-${dayOfMonth(last)} ${month(last)}`;
}

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;

/** Madrid's offset from UTC in minutes. */
function madridOffset(instantMs: number): number {
  const parts = new Intl.DateTimeFormat('en-GB', { timeZone, timeZoneName: 'longOffset' }).formatToParts(
    instantMs,
  );
  const name = parts.find((part) => part.type === 'timeZoneName')?.value ?? 'GMT';
  const match = /GMT([+-])(\d{2}):(\d{2})/.exec(name);
  if (!match) return 0;
  const minutes = Number(match[2]) * 60 + Number(match[3]);
  return match[1] === '-' ? -minutes : minutes;
}

/**
 * The instant of a day and a time in Madrid: '2031-05-09T18:00:00+02:00'. If the end of summer time repeats the hour, the
 * first is meant. An hour that its beginning skips counts on from the hour before: 02:30 is 03:30.
 */
export function withOffset(day: string, time: string): string {
  const localMs = Date.parse(`${day}T${time}:00Z`);
  const instant = (offset: number) => localMs - offset * minuteMs;
  const [before, after] = [madridOffset(localMs - dayMs), madridOffset(localMs + dayMs)];
  const isAfter = madridOffset(instant(before)) !== before && madridOffset(instant(after)) === after;
  const instantMs = instant(isAfter ? after : before);
  const offset = madridOffset(instantMs);
  const sign = offset < 0 ? '-' : '+';
  const two = (value: number) => String(value).padStart(2, '0');
  const clock = new Date(instantMs + offset * minuteMs).toISOString().slice(0, 19);
  return `${clock}${sign}${two(Math.floor(Math.abs(offset) / 60))}:${two(Math.abs(offset) % 60)}`;
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
  return new Intl.DateTimeFormat(locale, numeric).format(new Date(iso));
}
