import ICAL from 'ical.js';
import { describe, expect, it } from 'vitest';
import type { NextEvent } from '@/lib/content-model/schemas/event';
import { makeCalendarFile, makeGoogleCalendarHref } from '@/lib/event/calendar';
import { content, withEvent } from '../support/content';

const url = 'https://senal.example.com/proximos-eventos';
const source = (changes: Partial<NextEvent> = {}) => ({ ...withEvent(changes), brand: 'Señal', url });

/** The entries of a file, read by a parser that shares no code with the writer. */
function entriesOf(changes: Partial<NextEvent> = {}, builtAt = '2031-05-01T09:00:00Z') {
  const text = makeCalendarFile(source(changes), new Date(builtAt));
  return new ICAL.Component(ICAL.parse(text) as unknown[])
    .getAllSubcomponents('vevent')
    .map((entry) => ({ entry, event: new ICAL.Event(entry) }));
}

describe('the calendar file', () => {
  it('gives title, place, description and address of each part', () => {
    const entries = entriesOf();
    expect(entries.map(({ event }) => event.summary)).toEqual([
      'Señal: Bienvenida y apertura',
      'Señal: Noche larga',
      'Señal: Desayuno de despedida',
    ]);
    const [, { entry, event }] = entries as [unknown, (typeof entries)[number]];
    expect(event.location).toBe('Palacio de Villaserena, Villaserena del Mar, Cádiz');
    expect(event.description).toBe(
      `${content.event.programme[1]?.description}\n\nSeñal en Villaserena del Mar\n${url}`,
    );
    expect(entry.getFirstPropertyValue('url')).toBe(url);
  });

  it('keeps commas, semicolons, backslashes, line breaks and accents', () => {
    const name = `Eco; muralla, «piedra» \\ noche ${'ñ🏰'.repeat(300)}`;
    expect(entriesOf({ name })[0]?.event.description.split('\n')[2]).toBe(name);
  });

  it('keeps the identity of each part when others are added, removed, moved or corrected', () => {
    const [first, second, last] = content.event.programme.map((part) => ({ ...part }));
    const uids = (...programme: typeof content.event.programme) =>
      entriesOf({ programme }).map(({ event }) => event.uid);
    const uidOf = ({ id }: { id: string }) => `villa-serena-2031-${id}@senal.example.com`;
    const known = content.event.programme.map(uidOf);
    const added = { ...first!, id: '9b2f8a52-6a3e-4a65-8f0e-3b1f0c1d2e4f', start: '12:00' };
    expect(uids(first!, second!, last!)).toEqual(known);
    expect(uids(added, first!, second!, last!)).toEqual([uidOf(added), ...known]);
    expect(uids(first!, last!)).toEqual([known[0], known[2]]);
    expect(uids(last!, first!)).toEqual([known[2], known[0]]);
    expect(uids({ ...second!, title: 'Otra noche', start: '18:00' })).toEqual([known[1]]);
  });

  it('agrees with the strip on the night when the clocks change', () => {
    const part = { ...content.event.programme[0]!, dayOffset: 0, start: '16:00' };
    const hours = (firstDay: string, end: string) => {
      const changes = { firstDay, lastDay: firstDay, programme: [{ ...part, end }] };
      const [first] = entriesOf(changes);
      const drawn = withEvent(changes).eventView.timeline[0]?.hours;
      return [Number(first?.event.duration.toSeconds()) / 3600, drawn];
    };
    expect(hours('2031-10-25', '02:00')).toEqual([10, 10]);
    expect(hours('2031-10-25', '03:00')).toEqual([12, 12]);
    expect(hours('2032-03-27', '02:30')).toEqual([10.5, 10.5]);
    expect(hours('2032-03-27', '03:30')).toEqual([10.5, 10.5]);
  });

  it('supersedes the file of the build before, also on the same day', () => {
    const [before, after] = ['2031-05-02T09:00:00Z', '2031-05-02T09:05:00Z'].map(
      (builtAt) => entriesOf({}, builtAt)[1]?.event,
    );
    expect(before?.uid).toBe(after?.uid);
    expect(after?.sequence).toBeGreaterThan(before?.sequence ?? Infinity);
    expect(after?.sequence).toBeLessThan(2 ** 31);
  });

  it.each([
    ['on-sale', 'CONFIRMED', 'OPAQUE', ''],
    ['postponed', 'TENTATIVE', 'TRANSPARENT', ' (Aplazado: nueva fecha pronto)'],
    ['cancelled', 'CANCELLED', 'TRANSPARENT', ' (Evento cancelado)'],
  ] as const)('shows the state of the event: %s', (state, status, transparency, mark) => {
    for (const { entry, event } of entriesOf({ state })) {
      expect(entry.getFirstPropertyValue('status')).toBe(status);
      expect(entry.getFirstPropertyValue('transp')).toBe(transparency);
      expect(event.summary.endsWith(mark)).toBe(true);
    }
  });

  it('is refused for an event that makes no valid entry', () => {
    expect(() => makeCalendarFile({ ...source(), url: 'no address' }, new Date())).toThrow(
      'no valid calendar file',
    );
  });
});

it('the link to Google Calendar holds the weekend as whole days, with the hours in words', () => {
  const address = new URL(makeGoogleCalendarHref(source()));
  expect(address.origin + address.pathname).toBe('https://calendar.google.com/calendar/render');
  expect(address.searchParams.get('dates')).toBe('20310919/20310922');
  expect(address.searchParams.get('details')?.split('\n')).toEqual([
    content.event.summary,
    '',
    'Viernes 19, 19:00-23:00: Bienvenida y apertura',
    'Sábado 20, 20:30-04:00: Noche larga',
    'Domingo 21, 11:00-15:00: Desayuno de despedida',
    '',
    url,
  ]);
});
