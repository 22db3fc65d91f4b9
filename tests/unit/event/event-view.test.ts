import { describe, expect, it, test } from 'vitest';
import { eventStates, type EventState } from '@/lib/event-states';
import type { Content } from '@/lib/content-loader/load-content';
import { eventWords, nextEventWords, overviewWords } from '@/lib/words/event';
import { stateWords } from '@/lib/words/states';
import { content, withEvent } from '../support/content';

const { es, en } = overviewWords;
const { capacityLabel, place, summary, venue, venueEnglish } = content.event;

const viewOf = (change: Partial<Content['event']>) => withEvent(change).eventView;
const statesWhere = (holds: (view: Content['eventView']) => boolean) =>
  eventStates.filter((state) => holds(viewOf({ state })));

test('the parts have their days and hours, with the offset of Madrid, and follow the first day', () => {
  const {
    english,
    weekend: { startsAt, endsAt },
  } = content.eventView;
  expect([startsAt, endsAt]).toEqual(['2031-09-19T19:00:00+02:00', '2031-09-21T15:00:00+02:00']);
  expect(english.timeline.map(({ dayLabel }) => dayLabel)).toEqual(['Friday 19', 'Saturday 20', 'Sunday 21']);
  const moved = viewOf({ firstDay: '2031-10-31', lastDay: '2031-11-01' });
  expect(moved.texts.dates).toBe('31 Octubre-1 Noviembre 2031');
  expect(moved.weekend.timeline[1]).toMatchObject({
    dayLabel: 'Sábado 1',
    startsAt: '2031-11-01T20:30:00+01:00',
  });
});

test('an event in the Canaries has the clock of the Canaries, also along its drawing', () => {
  const { startsAt, endsAt, previousStartsAt, liveParts, scale } = viewOf({
    clock: 'canarias',
    previousFirstDay: '2031-01-10',
  }).weekend;
  expect([startsAt, endsAt]).toEqual(['2031-09-19T19:00:00+01:00', '2031-09-21T15:00:00+01:00']);
  expect(liveParts?.[0]?.startsAtMs).toBe(Date.parse('2031-09-19T18:00:00Z'));
  expect(scale).toEqual(content.eventView.weekend.scale);
  expect(previousStartsAt).toBe('2031-01-10T19:00:00+00:00');
});

test.each(['Long Beach en directo', 'Night Moves live', 'Cata de vinos', 'dj Ana y la banda', 'DJ set'])(
  'sentences have the title of a part as staff typed it: %s',
  (title) => {
    const [first, second, last] = content.event.programme;
    const { texts, weekend, english } = viewOf({
      programme: [
        { ...first!, title },
        { ...second!, title },
        { ...last!, title, titleEnglish: title },
      ],
    });
    expect(weekend.liveParts?.[0]?.now).toBe(eventWords.programme.now(title, first!.end));
    expect(weekend.liveParts?.[1]?.next).toBe(eventWords.programme.next(title, 'sábado 20', second!.start));
    expect(texts.weekdays).toBe(`Y el domingo 21: ${title}`);
    expect(english.weekdays).toBe(`And on Sunday 21: ${title}`);
  },
);

test('the last words of a place take the serif accent, unless no other word is left', () => {
  const title = (place: string, heroAccentWords: number) =>
    viewOf({ place, heroAccentWords }).texts.placeTitle;
  expect(title('Almonaster La Real', 2)).toEqual({ lead: 'Almonaster', accent: 'La Real' });
  expect(title('La Real', 2)).toEqual({ lead: 'La Real' });
  expect(title('Almonaster La Real', 0)).toEqual({ lead: 'Almonaster La Real' });
});

test('the notice of an announced event gives the day and hour of the sale, as far as they are known', () => {
  const announced = { state: 'announced', onSaleSince: '2031-02-03', onSaleTime: '10:00' } as const;
  expect(viewOf(announced).texts.notice).toBe(es.saleOpens('lunes 3 de febrero, 10:00'));
  expect(viewOf(announced).english.notice).toBe(en.saleOpens('Monday 3 February, 10:00'));
  expect(viewOf({ ...announced, onSaleTime: undefined }).texts.notice).toBe(
    es.saleOpens('lunes 3 de febrero'),
  );
  expect(viewOf({ ...announced, onSaleSince: undefined }).texts.notice).toBe(stateWords.announced.notice.es);
  const { es: notice, en: english } = stateWords['sold-out'].notice;
  expect(viewOf({ state: 'sold-out' })).toMatchObject({ texts: { notice }, english: { notice: english } });
});

describe('the days that visitors read', () => {
  const previous = { previousFirstDay: '2031-04-04', previousLastDay: '2031-04-05' };
  const weekdays = es.morningAfter('domingo 21', content.event.programme[2]!.title);

  it('are the days of the data, and the further days of the programme', () => {
    expect(content.eventView.texts).toMatchObject({ weekdays, formerDates: null });
    const { programme } = content.event;
    expect(viewOf({ programme: programme.slice(0, 2) }).texts.weekdays).toBe(
      es.weekdays('viernes 19', 'sábado 20'),
    );
    expect(viewOf({ programme: programme.slice(0, 1) }).texts.weekdays).toBe('Viernes 19');
  });

  it('are followed by what else a guest asks, as far as it is known', () => {
    const notesOf = ({ overview }: Pick<Content['eventView']['texts'], 'overview'>) =>
      overview.map(({ note }) => note);
    expect(notesOf(viewOf({}).texts)).toEqual([weekdays, venue, null, null]);
    const known = { setting: 'al aire libre', priceFrom: 37.5 };
    const notes = [`${venue}. Al aire libre`, es.priceFrom('37,50\u00a0€')];
    expect(notesOf(viewOf(known).texts).slice(1, 3)).toEqual(notes);
    const breakfast = content.event.programme[2]!.titleEnglish!;
    expect(notesOf(viewOf(known).english)).toEqual([
      ...[en.morningAfter('Sunday 21', breakfast), venueEnglish, en.priceFrom('€37.50'), null],
    ]);
    expect(viewOf({ ...known, state: 'sold-out' }).texts.priceFrom).toBeNull();
    const items = [{ title: 'Comer y beber' }, { title: 'Ropa', description: 'Abrigo.' }];
    expect(viewOf({ ticketItems: items }).described.ticketItems.map(({ title }) => title)).toEqual(['Ropa']);
  });

  it('include those announced before, for a moved event', () => {
    expect(viewOf(previous).texts.overview[0]).toMatchObject({
      value: '19-20 Septiembre 2031',
      note: `${es.previously('4-5 Abril 2031')}. ${weekdays}`,
    });
  });

  it('are unknown while the event is postponed', () => {
    expect(viewOf({ state: 'postponed', ...previous })).toMatchObject({
      texts: {
        dates: `${es.pending.days} ${es.pending.rest}`,
        dateParts: es.pending,
        weekdays: null,
        formerDates: es.previously('19-20 Septiembre 2031'),
      },
      weekend: { timeline: [{ dayLabel: 'Viernes' }, { dayLabel: 'Sábado' }, { dayLabel: 'Domingo' }] },
    });
  });
});

describe('the state of the event decides', () => {
  it('whether the buttons that lead to its page invite to buy', () => {
    const labelsOf = (state: EventState) => viewOf({ state }).buttons.labels;
    const inviting = eventStates.filter((state) => {
      const { buy } = stateWords[state];
      const { hero, contact } = labelsOf(state);
      return buy !== null && hero === buy && contact === nextEventWords.buy(buy);
    });
    expect(inviting).toEqual(['on-sale', 'few-left']);
    const neutral = eventStates.filter((state) =>
      Object.values(labelsOf(state)).every((label) => label === stateWords[state].visit),
    );
    expect(neutral).toEqual(['announced', 'sold-out', 'postponed', 'cancelled', 'past']);
  });

  it('where the ticket button leads, and that the page ends at the contact form if there is none', () => {
    const hrefs = eventStates.map((state) => [state, viewOf({ state }).buttons.ticket?.href]);
    const platform = content.event.ticketHref;
    expect(Object.fromEntries(hrefs.filter(([, href]) => href))).toEqual({
      announced: '/#contacto',
      'on-sale': platform,
      'few-left': platform,
    });
    for (const [state, href = '/#contacto'] of hrefs)
      expect(viewOf({ state: state as EventState }).buttons.closing.href, state).toBe(href);
    expect(viewOf({ state: 'sold-out' }).buttons.closing.label).toBe(eventWords.closing.write);
  });

  it('whether it is the next event, follows the clock, says how many may come, and what its page is called', () => {
    expect(statesWhere(({ texts }) => texts.cardTitle !== nextEventWords.heading)).toEqual([
      'cancelled',
      'past',
    ]);
    expect(statesWhere(({ texts }) => texts.overview.length === 2)).toEqual(['cancelled', 'past']);
    expect(statesWhere(({ weekend }) => weekend.liveParts !== null)).toEqual([
      'on-sale',
      'few-left',
      'sold-out',
    ]);
    const isLimited = ({ texts }: Content['eventView']) => texts.cardNote?.includes(capacityLabel) ?? false;
    expect(statesWhere(isLimited)).toEqual(['on-sale', 'few-left']);
    const hidesNotice = ({ texts }: Content['eventView']) => !texts.cardNote?.includes(texts.notice);
    expect(statesWhere(hidesNotice)).toEqual(['on-sale', 'cancelled']);
    const { cancelled, past } = stateWords;
    const title = `${cancelled.heading}: ${place}, 19-20 Septiembre 2031`;
    expect(viewOf({ state: 'cancelled' }).texts.title).toBe(title);
    expect(viewOf({ state: 'past' }).texts.description).toBe(`${past.notice.es}. ${summary}`);
  });
});
