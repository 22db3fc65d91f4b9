import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Announcement } from '@/lib/content-model/announcement';
import { eventStates } from '@/lib/event-states';
import { chooseTitle, formatCardLine } from '@/lib/event/further-dates';
import { makeFurtherEvent, makeMusicEvent, toJsonLd } from '@/lib/seo/structured-data';
import { decapitalise } from '@/lib/spelling';
import { absoluteUrl } from '@/lib/seo/site-url';
import { furtherDatesWords, overviewWords } from '@/lib/words/event';
import { stateWords } from '@/lib/words/states';
import { content, eventFile, loadEdited, withEvent } from '../support/content';
import { announcing, aYearLater } from '../support/dates';

const event = readFileSync(`tests/content/${eventFile}`, 'utf8');
const days = { firstDay: '2032-03-12', lastDay: '2032-03-13' };
const ticketHref = 'https://entradas.example.com/castillo';

const { previously, saleOpens, pending } = overviewWords.es;
const unknownDays = `${pending.days} ${pending.rest}`;

const rowsOf = (dates: Record<string, Partial<Announcement>>) => loadEdited(announcing(dates)).furtherDates;
/** An announcement is deleted once its date is past. */
const announcementStates = eventStates.filter((state) => state !== 'past');

const rowOf = (date: Partial<Announcement>) => rowsOf({ castillo: date })[0]!;

describe('the list of further dates', () => {
  it('is empty with one event', () => {
    expect(content.furtherDates).toEqual([]);
    expect(formatCardLine(content.furtherDates, content.event)).toBeNull();
  });

  it('has announcements and complete events by day, and those whose days are unknown last', () => {
    const { furtherDates } = loadEdited({
      ...announcing({
        a: { place: 'Sin fecha' },
        b: { place: 'Aplazada', firstDay: '2031-10-03', lastDay: '2031-10-04', state: 'postponed' },
        c: { place: 'Después', firstDay: '2032-11-05', lastDay: '2032-11-06' },
        d: { place: 'Antes', ...days },
      }),
      'events/aldea-nueva.yaml': aYearLater(event),
    });
    expect(furtherDates.map(({ dates, place }) => `${dates}, ${place}`)).toEqual([
      '12-13 Marzo 2032, Antes',
      '19-20 Septiembre 2032, Aldea Nueva',
      '5-6 Noviembre 2032, Después',
      `${unknownDays}, Aplazada`,
      `${unknownDays}, Sin fecha`,
    ]);
    expect(furtherDates[1]).toMatchObject({ province: content.event.province, line: content.event.homeLine });
    expect(furtherDates[3]?.formerDates).toBe(previously('3-4 Octubre 2031'));
  });

  it('keeps apart dates on the same or overlapping days, one place twice, and ten of them', () => {
    const place = 'Villarcayo de Merindad de Castilla la Vieja';
    const names = [...'abcdefghij'];
    const rows = rowsOf(
      Object.fromEntries(
        names.map((name, index) => [
          name,
          {
            place: index < 5 ? place : `Pueblo ${name}`,
            firstDay: '2032-03-12',
            lastDay: `2032-03-${12 + (index % 3)}`,
          },
        ]),
      ),
    );
    expect(rows.map(({ id }) => id).sort()).toEqual(names.map((name) => `dates/${name}`));
    const addresses = rows.map((row) => makeFurtherEvent(row)?.['@id']);
    expect(new Set(addresses).size).toBe(10);
    expect(rows.map(({ dates }) => dates)).toContain('12 Marzo 2032');
  });

  it.each(announcementStates)('says the state in words and offers what the next event would: %s', (state) => {
    const row = rowOf({ state, ticketHref, ...days });
    expect(row.notice).toBe(
      state === 'cancelled' ? furtherDatesWords.cancelled : stateWords[state].notice.es,
    );
    const { ticket } = withEvent({ state, ticketHref }).eventView.buttons;
    // Whose new days are not known, visitors can ask to be told.
    const href = state === 'postponed' ? '/#contacto' : (ticket?.href ?? null);
    expect(row.button?.href ?? null).toBe(href);
  });

  it('says on which day the sale of a date opens, and at which hour that of a complete event', () => {
    const announcement = rowOf({ ...days, onSaleSince: '2031-09-01' });
    expect(announcement.notice).toBe(saleOpens('lunes 1 de septiembre'));
    const announced = (text: string) =>
      aYearLater(text)()
        .replace('state: on-sale', 'state: announced')
        .replace('onSaleSince: 2031-02-03', "onSaleSince: 2032-02-02\nonSaleTime: '10:00'");
    const { furtherDates } = loadEdited({ 'events/aldea-nueva.yaml': () => announced(event) });
    expect(furtherDates[0]?.notice).toBe(saleOpens('lunes 2 de febrero, 10:00'));
  });
});

const { title, titleWithEarlier, onCard } = furtherDatesWords;
const earlier = { firstDay: '2031-09-18', lastDay: '2031-09-19' };
it.each<[dates: Record<string, Partial<Announcement>>, line: string | null]>([
  [{ a: days }, onCard(title, 'Peñíscola', '12-13 Marzo 2032', 0)],
  [{ a: days, b: {}, c: {} }, onCard(title, 'Peñíscola', '12-13 Marzo 2032', 2)],
  [
    { a: { ...days, state: 'cancelled' }, b: { place: 'Mérida' } },
    onCard(title, 'Mérida', decapitalise(unknownDays), 0),
  ],
  [{ a: { ...days, state: 'cancelled' } }, null],
  [{ a: days, b: earlier }, onCard(titleWithEarlier, 'Peñíscola', '18-19 Septiembre 2031', 1)],
  [{ a: { ...earlier, state: 'postponed' } }, onCard(title, 'Peñíscola', decapitalise(unknownDays), 0)],
  [
    { a: { firstDay: '2031-09-19', lastDay: '2031-09-19' } },
    onCard(title, 'Peñíscola', '19 Septiembre 2031', 0),
  ],
])('the home page names one date and counts the others: %o', (dates, line) => {
  expect(formatCardLine(rowsOf(dates), content.event)).toBe(line);
});

it('no date is earlier than an event whose days are unknown', () => {
  expect(chooseTitle(rowsOf({ a: earlier }), { ...content.event, state: 'postponed' })).toBe(title);
});

describe('structured data of a further date', () => {
  const read = (date: Partial<Announcement>) =>
    JSON.parse(toJsonLd(makeFurtherEvent(rowOf(date))!))['@graph'][0];

  it('have its days, place, state and offer', () => {
    expect(
      read({ ...days, state: 'on-sale', ticketHref, mapHref: 'https://maps.example.com/x' }),
    ).toMatchObject({
      '@type': 'MusicEvent',
      '@id': absoluteUrl('/proximos-eventos#dates-castillo'),
      name: `${content.site.brand} en Peñíscola`,
      startDate: '2032-03-12',
      endDate: '2032-03-13',
      location: {
        name: 'Peñíscola',
        address: { addressLocality: 'Peñíscola', addressRegion: 'Castellón', addressCountry: 'ES' },
        hasMap: 'https://maps.example.com/x',
      },
      offers: { url: ticketHref, availability: 'https://schema.org/InStock' },
    });
  });

  it.each(announcementStates)('give the status and availability of an event that is %s', (state) => {
    const { eventStatus, offers } = read({ ...days, state, ticketHref });
    const nextEvent = makeMusicEvent(withEvent({ state, onSaleSince: undefined }), '/share/event.jpg');
    expect({ eventStatus, ...offers, url: null }).toEqual({
      ...{ eventStatus: nextEvent.eventStatus, ...(nextEvent.offers as object) },
      url: null,
    });
  });

  it('are none without days, because an event has a start', () => {
    expect(makeFurtherEvent(rowOf({}))).toBeNull();
  });

  it('call a later event by its name and its venue', () => {
    const { furtherDates } = loadEdited({ 'events/aldea-nueva.yaml': aYearLater(event) });
    expect(makeFurtherEvent(furtherDates[0]!)).toMatchObject({
      '@id': absoluteUrl('/proximos-eventos#events-aldea-nueva'),
      name: `${content.site.brand} en Aldea Nueva`,
      location: { name: content.event.venue },
    });
  });
});
