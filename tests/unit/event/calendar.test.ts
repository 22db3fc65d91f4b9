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

describe('the calendar file', () => {
  it('gives title, place, description and address of each part', () => {
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

  it('keeps commas, semicolons, backslashes, line breaks and accents', () => {
    const name = `Eco; muralla, «piedra» \\ noche ${'ñ'.repeat(300)}`;
    const [first] = parse(calendarFileText(source({ name }), builtAt)).entries;
    expect(first?.event.description.split('\n')[2]).toBe(name);
  });

  it('supersedes the file of the build before, also on the same day', () => {
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

  it.each(eventStates)('shows the state of the event: %s', (state) => {
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

  it('is refused for an event that makes no valid entry', () => {
    expect(() => calendarFileText({ ...source(), url: 'no address' }, builtAt)).toThrow(
      'no valid calendar file',
    );
  });
});

describe('the link to Google Calendar', () => {
  it('holds the weekend as whole days, with the hours in words', () => {
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

it('offers only future dates to save', () => {
  expect(eventStates.filter(hasDatesToKeep)).toEqual(['announced', 'on-sale', 'few-left', 'sold-out']);
});
