import { describe, expect, it } from 'vitest';
import { programmeModel, timetableModel } from '@/lib/documents/models';
import { shownDates } from '@/lib/event/shown-dates';
import { content } from '@/lib/site-content';
import { weekend } from '../support/weekend';

const texts = { ...content.eventPage.facts, previously: 'antes, {dates}' };
const { lead, accent } = texts.pending;
const previousDays = { firstDay: '2025-10-03', lastDay: '2025-10-04' };
const shown = (change: Partial<typeof weekend>) => shownDates({ ...weekend, ...change }, texts);

describe('the days that visitors are told', () => {
  it('are those of the record', () => {
    expect(shown({})).toEqual({
      dates: '14-15 Noviembre 2025',
      dateParts: { days: '14-15', rest: 'Noviembre 2025' },
      before: null,
    });
  });

  it('go with those announced before, when the event was moved', () => {
    expect(shown({ previousDays })).toMatchObject({
      dates: '14-15 Noviembre 2025',
      before: 'antes, 3-4 Octubre 2025',
    });
  });

  it('are still to come while the event is postponed: those of the record no longer hold', () => {
    expect(shown({ state: 'postponed', previousDays })).toEqual({
      dates: `${lead} ${accent}`,
      dateParts: { days: lead, rest: accent },
      before: 'antes, 14-15 Noviembre 2025',
    });
  });

  it('nor do they stand in the documents then', () => {
    const postponed = { ...content, event: { ...weekend, state: 'postponed' as const } };
    const values = [programmeModel(postponed), timetableModel(postponed)].map(({ facts }) => facts[0]?.value);
    expect(values).toEqual([`${lead} ${accent}`, content.documents.timetable.pending]);
  });
});
