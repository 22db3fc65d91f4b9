import { describe, expect, it, test } from 'vitest';
import { programmeModel, timetableModel } from '@/lib/build/document-models';
import { eventStates, isOnSale } from '@/lib/event/state';
import type { Content } from '@/lib/content-model/load';
import { content, withEvent } from '../support/content';

const viewOf = (change: Partial<Content['event']>) => withEvent(change).eventView;

test('the parts have their days and hours, with the offset of Madrid', () => {
  const { timeline, startsAt, endsAt } = content.eventView;
  expect([startsAt, endsAt]).toEqual(['2031-05-09T19:00:00+02:00', '2031-05-11T04:00:00+02:00']);
  expect(timeline.map(({ when, highlighted }) => [when, highlighted])).toEqual([
    ['Viernes 9, 19:00-23:00', false],
    ['Sábado 10, 20:30-04:00', true],
  ]);
  expect(timeline.map(({ english }) => english.day)).toEqual(['Friday 9', 'Saturday 10']);
  expect(content.eventView.scale.days.map(({ label }) => label)).toEqual([
    'Viernes 9',
    'Sábado 10',
    'Domingo 11',
  ]);
});

test('a new first day moves every part', () => {
  const { dates, timeline } = viewOf({ firstDay: '2031-10-31', lastDay: '2031-11-01' });
  expect(dates).toBe('31 Octubre-1 Noviembre 2031');
  expect(timeline.map(({ day }) => day)).toEqual(['Viernes 31', 'Sábado 1']);
  expect(timeline[1]?.startsAt).toBe('2031-11-01T20:30:00+01:00');
});

test('the last words of a place take the serif accent, unless no other word is left', () => {
  const title = (place: string, heroAccentWords: number) => viewOf({ place, heroAccentWords }).placeTitle;
  expect(title('Almonaster La Real', 2)).toEqual({ lead: 'Almonaster', accent: 'La Real' });
  expect(title('Almonaster', 2)).toEqual({ lead: 'Almonaster' });
  expect(title('Almonaster La Real', 0)).toEqual({ lead: 'Almonaster La Real' });
});

describe('the notice', () => {
  const announced = { state: 'announced', onSaleSince: '2031-02-03', onSaleTime: '10:00' } as const;

  it('of an announced event gives the day and hour of the sale, as far as they are known', () => {
    expect(viewOf(announced).notice).toBe('A la venta el lunes 3 de febrero, 10:00');
    expect(viewOf(announced).english.notice).toBe('On sale from Monday 3 February, 10:00');
    expect(viewOf({ ...announced, onSaleTime: undefined }).notice).toBe('A la venta el lunes 3 de febrero');
    expect(viewOf({ state: 'announced', onSaleSince: undefined }).notice).toBe('Entradas próximamente');
  });

  it.each(eventStates)('of any other state is that of its labels: %s', (state) => {
    const { notice, english } = viewOf({ state, onSaleSince: undefined });
    expect(notice).toBe(content.eventLabels.states[state].notice);
    expect(english.notice).toBe(content.documents.timetable.notices[state]);
  });
});

describe('the days that visitors read', () => {
  const previous = { previousFirstDay: '2031-04-04', previousLastDay: '2031-04-05' };

  it('are those of the data', () => {
    expect(content.eventView).toMatchObject({
      dates: '9-10 Mayo 2031',
      dateParts: { days: '9-10', rest: 'Mayo 2031' },
      span: 'De viernes 9 a sábado 10',
      before: null,
    });
  });

  it('are a single day for a programme of one day', () => {
    const programme = content.event.programme.slice(0, 1);
    expect(viewOf({ programme, lastDay: '2031-05-09' }).span).toBe('Viernes 9');
  });

  it('explain a part on the morning after the last day', () => {
    expect(viewOf({ lastDay: '2031-05-09' }).span).toBe('Y el sábado 10, noche larga');
  });

  it('include those announced before, for a moved event', () => {
    expect(viewOf(previous)).toMatchObject({
      dates: '9-10 Mayo 2031',
      before: 'antes, 4-5 Abril 2031',
    });
    expect(viewOf(previous).facts[0]?.value).toBe('9-10 Mayo 2031 (antes, 4-5 Abril 2031)');
  });

  it('are unknown while the event is postponed', () => {
    const postponed = withEvent({ state: 'postponed', ...previous });
    expect(postponed.eventView).toMatchObject({
      dates: 'Fecha por anunciar',
      dateParts: { days: 'Fecha', rest: 'por anunciar' },
      span: null,
      before: 'antes, 9-10 Mayo 2031',
    });
    expect(postponed.eventView.timeline.map(({ day }) => day)).toEqual(['Viernes', 'Sábado']);
    const values = [programmeModel, timetableModel].map((model) => model(postponed, '').facts[0]?.value);
    expect(values).toEqual(['Fecha por anunciar', 'To be announced']);
  });
});

describe('the labels', () => {
  it('of the ticket buttons are those of the specification while tickets are on sale', () => {
    expect(content.eventView.buttons).toEqual({
      hero: 'Comprar Entradas',
      card: '¡Reserva tu plaza!',
      contact: 'Comprar Entradas - Próximo Evento',
    });
  });

  it.each(eventStates)('invite to buy only while tickets are on sale: %s', (state) => {
    const { buttons } = viewOf({ state });
    expect(/Comprar|Reserva tu plaza/.test(Object.values(buttons).join())).toBe(isOnSale(state));
  });

  it('call the event the next one unless it is cancelled or past', () => {
    const other = eventStates.filter((state) => viewOf({ state }).heading !== 'Próximo Evento');
    expect(other).toEqual(['cancelled', 'past']);
  });

  it('end the page with words that fit the state', () => {
    expect(content.eventView.call).toEqual(content.eventLabels.call);
    expect(new Set(eventStates.map((state) => viewOf({ state }).call.text)).size).toBe(
      eventStates.length - 1,
    );
  });
});

test('the ticket button leads to the platform during the sale, before it to the contact form, later nowhere', () => {
  const href = (state: Content['event']['state']) => viewOf({ state }).ticket.href;
  expect(href('few-left')).toBe('https://entradas.example.com/villa-serena');
  expect(href('announced')).toBe('/#contacto');
  expect([href('sold-out'), href('past')]).toEqual([null, null]);
  expect(eventStates.filter((state) => viewOf({ state }).isTicketShown)).toEqual([
    'announced',
    'on-sale',
    'few-left',
  ]);
});

test('only future dates are offered to save', () => {
  const kept = eventStates.filter((state) => viewOf({ state }).hasDatesToKeep);
  expect(kept).toEqual(['announced', 'on-sale', 'few-left', 'sold-out']);
});

test('a hotel whose address is a map says so on its button', () => {
  const [hotel] = content.event.hotels;
  const action = (href: string) => viewOf({ hotels: [{ ...hotel!, href }] }).hotels[0]?.action;
  expect(action('https://www.google.com/maps/search/?api=1&query=Hotel')).toBe('Reservar (mapa)');
  expect(action('https://hotel.example.org')).toBe('Reservar');
});
