import ICAL from 'ical.js';
import { describe, expect, it } from 'vitest';
import { calendarFileText, googleCalendarHref, hasDatesToKeep } from '@/lib/event/calendar';
import type { NextEvent } from '@/lib/content-schema/event';
import { eventStates } from '@/lib/content-schema/event';
import { content } from '@/lib/site-content';
import { weekend } from '../support/weekend';

const builtAt = new Date('2025-11-01T09:00:00Z');
const url = 'https://almena.example.com/proximos-eventos';

function source(changes: Partial<NextEvent> = {}) {
  const event = { ...weekend, ...changes };
  return { event, notice: content.eventPage.states[event.state].notice, brand: 'ALMENA', url };
}

/** Read by a parser that shares no code with the writer. */
function parse(text: string) {
  const calendar = new ICAL.Component(ICAL.parse(text) as unknown[]);
  const entries = calendar
    .getAllSubcomponents('vevent')
    .map((entry) => ({ entry, event: new ICAL.Event(entry) }));
  return { calendar, entries };
}

const instants = (changes?: Partial<NextEvent>) =>
  parse(calendarFileText(source(changes), builtAt)).entries.map(({ event }) =>
    [event.startDate, event.endDate].map((time) => time.toJSDate().toISOString()),
  );

describe('calendarFileText', () => {
  it('holds every part of the weekend at the instants of Madrid, the night until the next morning', () => {
    expect(instants()).toEqual([
      ['2025-11-14T17:00:00.000Z', '2025-11-14T21:00:00.000Z'],
      ['2025-11-15T15:00:00.000Z', '2025-11-16T01:00:00.000Z'],
      ['2025-11-16T10:00:00.000Z', '2025-11-16T14:00:00.000Z'],
    ]);
  });

  it('says of each part what it is, where, and where more is to be read', () => {
    const { calendar, entries } = parse(calendarFileText(source(), builtAt));
    expect(calendar.getFirstPropertyValue('method')).toBe('PUBLISH');
    expect(entries.map(({ event }) => event.summary)).toEqual([
      'ALMENA: Bienvenida y check-in',
      'ALMENA: Evento central',
      'ALMENA: Brunch de despedida',
    ]);
    for (const { entry, event } of entries) {
      expect(event.description).toBe(`Descripción.\n\n${weekend.name}\n${url}`);
      expect(event.location).toBe('Castillo de Almonaster la Real, Almonaster La Real, Huelva');
      expect(entry.getFirstPropertyValue('url')).toBe(url);
    }
  });

  it('follows summer time', () => {
    expect(instants({ firstDay: '2026-06-12', lastDay: '2026-06-13' })[0]?.[0]).toBe(
      '2026-06-12T16:00:00.000Z',
    );
  });

  it('gives commas, semicolons, backslashes, line breaks and accents back as they were written', () => {
    const name = `Eco; muralla, «piedra» \\ noche ${'ñ'.repeat(300)}`;
    const [first] = parse(calendarFileText(source({ name }), builtAt)).entries;
    expect(first?.event.description.split('\n')[2]).toBe(name);
  });

  it('is a newer one after every build, two on one day included, of the same entries', () => {
    const [first, second] = ['2025-11-10T09:00:00Z', '2025-11-10T09:05:00Z'].map(
      (builtAt) => parse(calendarFileText(source({ firstDay: '2025-11-13' }), new Date(builtAt))).entries,
    );
    const uids = [1, 2, 3].map((part) => `almonaster-la-real-2025-${part}@almena.example.com`);
    expect(first?.map(({ event }) => event.uid)).toEqual(uids);
    expect(second?.map(({ event }) => event.uid)).toEqual(uids);
    for (const [index, { entry, event }] of second?.entries() ?? []) {
      expect(event.sequence).toBeGreaterThan(first?.[index]?.event.sequence ?? Infinity);
      expect(event.sequence).toBeLessThan(2 ** 31);
      expect(String(entry.getFirstPropertyValue('dtstamp'))).toBe('2025-11-10T09:05:00Z');
    }
  });

  it.each(eventStates)('says how the event stands: %s', (state) => {
    const { entries } = parse(calendarFileText(source({ state }), builtAt));
    const [status, transparency, mark] = {
      postponed: ['TENTATIVE', 'TRANSPARENT', ' (Aplazado: nueva fecha pronto)'],
      cancelled: ['CANCELLED', 'TRANSPARENT', ' (Cancelado)'],
    }[state as string] ?? ['CONFIRMED', 'OPAQUE', ''];
    for (const [index, { entry, event }] of entries.entries()) {
      expect(entry.getFirstPropertyValue('status')).toBe(status);
      expect(entry.getFirstPropertyValue('transp')).toBe(transparency);
      expect(event.summary).toBe(`ALMENA: ${weekend.programme[index]?.title}${mark}`);
    }
  });

  it('refuses an event that makes no calendar entry', () => {
    expect(() => calendarFileText({ ...source(), url: 'no address' }, builtAt)).toThrow(
      'no valid calendar file',
    );
  });
});

describe('googleCalendarHref', () => {
  it('carries the weekend as whole days, with the hours in words', () => {
    const address = new URL(googleCalendarHref(source()));
    expect(address.origin + address.pathname).toBe('https://calendar.google.com/calendar/render');
    expect(Object.fromEntries(address.searchParams)).toMatchObject({
      action: 'TEMPLATE',
      text: 'ALMENA en Almonaster La Real',
      dates: '20251114/20251117',
      details: [
        weekend.summary,
        '',
        'Viernes 14, 18:00-22:00: Bienvenida y check-in',
        'Sábado 15, 16:00-02:00: Evento central',
        'Domingo 16, 11:00-15:00: Brunch de despedida',
        '',
        url,
      ].join('\n'),
    });
  });
});

it('dates are offered to be kept only while they are to come', () => {
  expect(eventStates.filter(hasDatesToKeep)).toEqual(['announced', 'on-sale', 'few-left', 'sold-out']);
});
