import ICAL from 'ical.js';
import { describe, expect, it } from 'vitest';
import type { NextEvent } from '@/lib/content-model/event';
import { calendarFileText, googleCalendarHref } from '@/lib/event/calendar';
import { eventStates } from '@/lib/event/state';
import { content, withEvent } from '../support/content';

const builtAt = new Date('2031-05-01T09:00:00Z');
const url = 'https://senal.example.com/proximos-eventos';

const source = (changes: Partial<NextEvent> = {}) => ({ ...withEvent(changes), brand: 'Señal', url });

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
    expect(entries.map(({ event }) => event.summary)).toEqual(['Señal: Apertura', 'Señal: Noche larga']);
    for (const [index, { entry, event }] of entries.entries()) {
      const { description } = content.event.programme[index]!;
      expect(event.description).toBe(`${description}\n\nSeñal en Villa Serena\n${url}`);
      expect(event.location).toBe('Palacio de Villa Serena, Villa Serena, Cádiz');
      expect(entry.getFirstPropertyValue('url')).toBe(url);
    }
  });

  it('keeps commas, semicolons, backslashes, line breaks and accents', () => {
    const name = `Eco; muralla, «piedra» \\ noche ${'ñ'.repeat(300)}`;
    const [first] = parse(calendarFileText(source({ name }), builtAt)).entries;
    expect(first?.event.description.split('\n')[2]).toBe(name);
  });

  it('supersedes the file of the build before, also on the same day', () => {
    const [first, second] = ['2031-05-02T09:00:00Z', '2031-05-02T09:05:00Z'].map(
      (builtAt) => parse(calendarFileText(source(), new Date(builtAt))).entries,
    );
    const uids = [1, 2].map((part) => `villa-serena-2031-${part}@senal.example.com`);
    expect(first?.map(({ event }) => event.uid)).toEqual(uids);
    expect(second?.map(({ event }) => event.uid)).toEqual(uids);
    for (const [index, { entry, event }] of second?.entries() ?? []) {
      expect(event.sequence).toBeGreaterThan(first?.[index]?.event.sequence ?? Infinity);
      expect(event.sequence).toBeLessThan(2 ** 31);
      expect(String(entry.getFirstPropertyValue('dtstamp'))).toBe('2031-05-02T09:05:00Z');
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
      expect(event.summary).toBe(`Señal: ${content.event.programme[index]?.title}${mark}`);
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
      text: 'Señal en Villa Serena',
      dates: '20310509/20310511',
      details: [
        content.event.summary,
        '',
        'Viernes 9, 19:00-23:00: Apertura',
        'Sábado 10, 20:30-04:00: Noche larga',
        '',
        url,
      ].join('\n'),
    });
  });
});
