import { expect, test } from 'vitest';
import { eventFacts } from '@/lib/event/facts';
import { content } from '@/lib/site-content';
import { weekend } from '../support/weekend';

test('the weekend begins on Friday evening and ends on Sunday afternoon, with the offset of Madrid', () => {
  const { startsAt, endsAt } = eventFacts(weekend);
  expect([startsAt, endsAt]).toEqual(['2025-11-14T18:00:00+01:00', '2025-11-16T15:00:00+01:00']);
});

test('the timeline carries the specified hours, Saturday highlighted', () => {
  const { timeline } = eventFacts(weekend);
  expect(timeline.map(({ day, time, highlighted }) => [day, time, highlighted])).toEqual([
    ['Viernes', '18:00-22:00', false],
    ['Sábado', '16:00-02:00', true],
    ['Domingo', '11:00-15:00', false],
  ]);
});

test('a night that ends after midnight ends on the following day', () => {
  const { timeline } = eventFacts(weekend);
  expect(timeline[1]?.endsAt).toBe('2025-11-16T02:00:00+01:00');
});

test('another first day moves everything', () => {
  const { dates, timeline } = eventFacts({ ...weekend, firstDay: '2026-07-03', lastDay: '2026-07-04' });
  expect(dates).toBe('3-4 Julio 2026');
  expect(timeline[1]?.startsAt).toBe('2026-07-04T16:00:00+02:00');
});

test('every state has its words, and tickets are sold in two of them only', () => {
  const selling = Object.entries(content.eventPage.states).filter(([, { sells }]) => sells);
  expect(selling.map(([state]) => state)).toEqual(['on-sale', 'few-left']);
});
