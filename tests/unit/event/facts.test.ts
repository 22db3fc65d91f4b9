import { describe, expect, it, test } from 'vitest';
import { programmeModel, timetableModel } from '@/lib/documents/models';
import { eventFacts, placeTitle, shownDates, stateNotice } from '@/lib/event/facts';
import { content } from '@/lib/site-content';
import { weekend } from '../support/weekend';

test('the weekend has the days and hours of the specification, with the offset of Madrid', () => {
  const { timeline, startsAt, endsAt } = eventFacts(weekend);
  expect([startsAt, endsAt]).toEqual(['2025-11-14T18:00:00+01:00', '2025-11-16T15:00:00+01:00']);
  expect(timeline.map(({ when, highlighted }) => [when, highlighted])).toEqual([
    ['Viernes 14, 18:00-22:00', false],
    ['Sábado 15, 16:00-02:00', true],
    ['Domingo 16, 11:00-15:00', false],
  ]);
  expect(timeline.map(({ english }) => english.day)).toEqual(['Friday 14', 'Saturday 15', 'Sunday 16']);
  expect(timeline[1]?.endsAt, 'after midnight').toBe('2025-11-16T02:00:00+01:00');
});

test('a new first day moves every part', () => {
  const { dates, timeline } = eventFacts({ ...weekend, firstDay: '2026-07-31', lastDay: '2026-08-01' });
  expect(dates).toBe('31 Julio-1 Agosto 2026');
  expect(timeline.map(({ day }) => day)).toEqual(['Viernes 31', 'Sábado 1', 'Domingo 2']);
  expect(timeline[1]?.startsAt).toBe('2026-08-01T16:00:00+02:00');
});

test('the last words of a place take the serif accent, unless no other word is left', () => {
  const title = (place: string, heroAccentWords: number) => placeTitle({ place }, { heroAccentWords });
  expect(title('Almonaster La Real', 2)).toEqual({ lead: 'Almonaster', accent: 'La Real' });
  expect(title('Almonaster', 2)).toEqual({ lead: 'Almonaster' });
  expect(title('Almonaster La Real', 0)).toEqual({ lead: 'Almonaster La Real' });
});

describe('the words for the state', () => {
  const notice = (change: Partial<typeof weekend>, language?: 'en-GB') =>
    stateNotice({ ...weekend, ...change }, 'Pronto', 'Desde {opening}', language);
  const announced = { state: 'announced', onSaleSince: '2025-09-01', onSaleTime: '10:00' } as const;

  it('of an announced event give the day and hour of the sale, as far as they are known', () => {
    expect(notice(announced)).toBe('Desde lunes 1 de septiembre, 10:00');
    expect(notice({ ...announced, onSaleTime: undefined })).toBe('Desde lunes 1 de septiembre');
    expect(notice({ ...announced, onSaleSince: undefined, onSaleTime: undefined })).toBe('Pronto');
    expect(notice(announced, 'en-GB')).toBe('Desde Monday 1 September, 10:00');
  });

  it('of any other state are those of the content', () => {
    expect(notice({ ...announced, state: 'sold-out' })).toBe('Pronto');
  });
});

const texts = { ...content.eventPage.facts, previously: 'antes, {dates}', span: 'De {first} a {last}' };
const { lead, accent } = texts.pending;
const previousDays = { firstDay: '2025-10-03', lastDay: '2025-10-04' };
const shown = (change: Partial<typeof weekend>) => shownDates({ ...weekend, ...change }, texts);

describe('the days that visitors read', () => {
  it('are those of the record', () => {
    expect(shown({})).toEqual({
      dates: '14-15 Noviembre 2025',
      dateParts: { days: '14-15', rest: 'Noviembre 2025' },
      span: 'De viernes 14 a domingo 16',
      before: null,
    });
  });

  it('are a single day for a programme of one day', () => {
    const programme = [{ ...weekend.programme[1]!, dayOffset: 0 }];
    expect(shown({ programme, firstDay: '2025-11-15', lastDay: '2025-11-15' }).span).toBe('Sábado 15');
  });

  it('include those announced before, for a moved event', () => {
    expect(shown({ previousDays })).toMatchObject({
      dates: '14-15 Noviembre 2025',
      before: 'antes, 3-4 Octubre 2025',
    });
  });

  it('are unknown while the event is postponed', () => {
    expect(shown({ state: 'postponed', previousDays })).toEqual({
      dates: `${lead} ${accent}`,
      dateParts: { days: lead, rest: accent },
      span: null,
      before: 'antes, 14-15 Noviembre 2025',
    });
    const { timeline } = eventFacts({ ...weekend, state: 'postponed' });
    expect(timeline.map(({ day }) => day)).toEqual(['Viernes', 'Sábado', 'Domingo']);
  });

  it('are unknown in the documents too', () => {
    const postponed = { ...content, event: { ...weekend, state: 'postponed' as const } };
    const values = [programmeModel(postponed), timetableModel(postponed)].map(({ facts }) => facts[0]?.value);
    expect(values).toEqual([`${lead} ${accent}`, content.documents.timetable.pending]);
  });
});
