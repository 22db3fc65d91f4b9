import ICAL from 'ical.js';
import { describe, expect, it } from 'vitest';
import type { EventContent } from '@/lib/content-model/event';
import { stateWords } from '@/lib/words/states';
import { makeCalendarFile, makeGoogleCalendarHref } from '@/lib/event/calendar';
import { routes } from '@/lib/routes';
import { content, withEvent } from '../support/content';

const { brand, domain } = content.site;
const { place, programme, province, uid, venue } = content.event;
const url = `https://${domain}${routes.nextEvent}`;
const source = (changes: Partial<EventContent> = {}) => ({ ...withEvent(changes), brand, url });
const summaries = programme.map(({ title }) => `${brand}: ${title}`);

/** The entries of a file, read by a parser that shares no code with the writer. */
function entriesOf(changes: Partial<EventContent> = {}, builtAt = '2031-05-01T09:00:00Z') {
  const text = makeCalendarFile(source(changes), new Date(builtAt));
  return new ICAL.Component(ICAL.parse(text) as unknown[])
    .getAllSubcomponents('vevent')
    .map((entry) => ({ entry, event: new ICAL.Event(entry) }));
}

describe('the calendar file', () => {
  it('gives title, place, description and address of each part', () => {
    const description = `${programme[1]?.description}\n\n${content.event.name}\n${url}`;
    const location = `${venue}, ${place}, ${province}`;
    const entries = entriesOf();
    expect(entries.map(({ event }) => event.summary)).toEqual(summaries);
    expect(entries[1]?.event).toMatchObject({ location, description });
    expect(entries[1]?.entry.getFirstPropertyValue('url')).toBe(url);
  });

  it('keeps commas, semicolons, backslashes, line breaks and accents', () => {
    const name = `Eco; muralla, «piedra» \\ noche ${'ñ🏰'.repeat(300)}`;
    expect(entriesOf({ name })[0]?.event.description.split('\n')[2]).toBe(name);
  });

  it('keeps the identity of each part when others are added, removed, moved or corrected', () => {
    const [first, second, last] = programme.map((part) => ({ ...part }));
    const [name, host] = uid.split('@');
    const idsOf = (...parts: typeof programme) =>
      entriesOf({ programme: parts }).map(
        ({ event }) => new RegExp(`^${name}-(.+)@${host}$`).exec(event.uid)?.[1],
      );
    const id = '9b2f8a52-6a3e-4a65-8f0e-3b1f0c1d2e4f';
    expect(idsOf(first!, second!, last!)).toEqual(['1', '2', '3']);
    expect(idsOf({ ...first!, id, start: '12:00' }, first!, second!, last!)).toEqual([id, '1', '2', '3']);
    expect(idsOf(first!, last!)).toEqual(['1', '3']);
    expect(idsOf(first!, { ...last!, dayOffset: 0, start: '10:00' })).toEqual(['3', '1']);
    expect(idsOf({ ...second!, title: 'Otra noche', start: '18:00' })).toEqual(['2']);
  });

  it.each(['ñ', '🏰', '🏳️‍🌈', 'a\u0301', 'a'])('has lines of at most 75 bytes, which split no %s', (letter) => {
    for (const start of ['', 'a', 'aa', 'aaa']) {
      const name = start + letter.repeat(60);
      const file = makeCalendarFile(source({ name }), new Date());
      for (const line of file.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
      expect(file.isWellFormed()).toBe(true);
      expect(entriesOf({ name })[0]?.event.description.split('\n')[2]).toBe(name);
    }
  });

  it.each([
    ['2031-10-25', '03:00', 12],
    ['2032-03-27', '02:30', 10.5],
  ])(
    'agrees with the drawing when the clocks change: from %s, 16:00, to %s are %d hours',
    (day, end, hours) => {
      const part = { ...programme[0]!, dayOffset: 0, start: '16:00', end };
      const changes = { firstDay: day, lastDay: day, programme: [part] };
      expect(entriesOf(changes)[0]?.event.duration.toSeconds()).toBe(hours * 3600);
      expect(withEvent(changes).eventView.timeline[0]?.hours).toBe(hours);
    },
  );

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
    ['postponed', 'TENTATIVE', 'TRANSPARENT', ` (${stateWords.postponed.notice.es})`],
    ['cancelled', 'CANCELLED', 'TRANSPARENT', ` (${stateWords.cancelled.notice.es})`],
  ] as const)('shows the state of the event: %s', (state, status, transparency, mark) => {
    const entries = entriesOf({ state });
    expect(entries.map(({ event }) => event.summary)).toEqual(summaries.map((summary) => summary + mark));
    for (const { entry } of entries) {
      expect(entry.getFirstPropertyValue('status')).toBe(status);
      expect(entry.getFirstPropertyValue('transp')).toBe(transparency);
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
    ...content.eventView.timeline.map(({ when, title }) => `${when}: ${title}`),
    '',
    url,
  ]);
});
