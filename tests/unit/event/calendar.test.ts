import ICAL from 'ical.js';
import { describe, expect, it } from 'vitest';
import { calendarFileText, googleCalendarHref } from '@/lib/event/calendar';
import type { NextEvent } from '@/lib/content-schema/event';
import { eventStates } from '@/lib/content-schema/event';
import { content } from '@/lib/site-content';
import { weekend } from '../support/weekend';

const url = 'https://almena.example.com/proximos-eventos';
const builtAt = new Date('2025-11-01T09:00:00Z');

function source(changes: Partial<NextEvent> = {}) {
  const event = { ...weekend, ...changes };
  return { event, notice: content.eventPage.states[event.state].notice, brand: 'ALMENA', url };
}

/** Read by a parser that shares no code with the writer. */
function parse(text: string) {
  const calendar = new ICAL.Component(ICAL.parse(text) as unknown[]);
  const entries = calendar.getAllSubcomponents('vevent');
  expect(entries).toHaveLength(1);
  const entry = entries[0] as ICAL.Component;
  return { calendar, entry, event: new ICAL.Event(entry) };
}

describe('calendarFileText', () => {
  it('holds the weekend under the fixed identifier, at the instants of Madrid', () => {
    const { calendar, entry, event } = parse(calendarFileText(source(), builtAt));
    expect(calendar.getFirstPropertyValue('method')).toBe('PUBLISH');
    expect(event.uid).toBe(weekend.uid);
    expect(event.summary).toBe('ALMENA en Almonaster La Real');
    expect(event.startDate.toJSDate().toISOString()).toBe('2025-11-14T17:00:00.000Z');
    expect(event.endDate.toJSDate().toISOString()).toBe('2025-11-16T14:00:00.000Z');
    expect(entry.getFirstPropertyValue('url')).toBe(url);
    expect(event.location).toBe('Castillo de Almonaster la Real, Almonaster La Real, Huelva');
  });

  it('tells the hours of every part', () => {
    const { event } = parse(calendarFileText(source(), builtAt));
    expect(event.description.split('\n')).toEqual([
      weekend.summary,
      '',
      'Viernes, 18:00-22:00: Bienvenida y check-in',
      'Sábado, 16:00-02:00: Evento central',
      'Domingo, 11:00-15:00: Brunch de despedida',
      '',
      url,
    ]);
  });

  it('follows summer time', () => {
    const { event } = parse(
      calendarFileText(source({ firstDay: '2026-06-12', lastDay: '2026-06-13' }), builtAt),
    );
    expect(event.startDate.toJSDate().toISOString()).toBe('2026-06-12T16:00:00.000Z');
  });

  it('gives commas, semicolons, backslashes and line breaks back as they were written', () => {
    const name = 'Eco; muralla, «piedra» \\ noche';
    const { event } = parse(
      calendarFileText(source({ name, summary: 'Una línea\ny otra, más; fin' }), builtAt),
    );
    expect(event.summary).toBe(name);
    expect(event.description.startsWith('Una línea\ny otra, más; fin\n')).toBe(true);
  });

  it('folds lines at 75 octets, never inside a letter, and ends them with CRLF', () => {
    const text = calendarFileText(source({ summary: 'ñ'.repeat(300) }), builtAt);
    expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
    expect(text.endsWith('END:VCALENDAR\r\n')).toBe(true);
    for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    expect(parse(text).event.description).toContain('ñ'.repeat(300));
  });

  it('is a newer one after every build, two on one day included', () => {
    const first = parse(calendarFileText(source(), new Date('2025-11-09T10:00:00Z')));
    const moved = parse(
      calendarFileText(
        source({ firstDay: '2025-11-21', lastDay: '2025-11-22' }),
        new Date('2025-11-09T10:02:00Z'),
      ),
    );
    expect(moved.event.sequence).toBeGreaterThan(first.event.sequence);
    expect(String(moved.entry.getFirstPropertyValue('dtstamp'))).toBe('2025-11-09T10:02:00Z');
    expect(moved.event.uid).toBe(weekend.uid);
  });

  it.each(eventStates)('says how the event stands: %s', (state) => {
    const { entry, event } = parse(calendarFileText(source({ state }), builtAt));
    const expected = {
      postponed: ['TENTATIVE', 'TRANSPARENT', 'ALMENA en Almonaster La Real (Aplazado: nueva fecha pronto)'],
      cancelled: ['CANCELLED', 'TRANSPARENT', 'ALMENA en Almonaster La Real (Cancelado)'],
    }[state as string] ?? ['CONFIRMED', 'OPAQUE', 'ALMENA en Almonaster La Real'];
    expect([
      entry.getFirstPropertyValue('status'),
      entry.getFirstPropertyValue('transp'),
      event.summary,
    ]).toEqual(expected);
  });

  it('refuses an event that makes no calendar entry', () => {
    expect(() => calendarFileText({ ...source(), url: 'no address' }, builtAt)).toThrow(
      'no valid calendar file',
    );
  });
});

describe('googleCalendarHref', () => {
  it('carries the same weekend', () => {
    const address = new URL(googleCalendarHref(source()));
    expect(address.origin + address.pathname).toBe('https://calendar.google.com/calendar/render');
    expect(Object.fromEntries(address.searchParams)).toMatchObject({
      action: 'TEMPLATE',
      text: 'ALMENA en Almonaster La Real',
      dates: '20251114T170000Z/20251116T140000Z',
      ctz: 'Europe/Madrid',
    });
  });
});
