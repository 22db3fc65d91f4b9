import { describe, expect, it, test } from 'vitest';
import { eventStates, isOnSale, type NextEvent } from '@/lib/content-schema/event';
import { content } from '@/lib/site-content';
import { breadcrumbs } from '@/lib/seo/structured-data/breadcrumbs';
import { faqPage } from '@/lib/seo/structured-data/faq';
import { graph, serialiseJsonLd } from '@/lib/seo/structured-data/graph';
import { musicEvent } from '@/lib/seo/structured-data/music-event';
import { organizationId, webSite } from '@/lib/seo/structured-data/organization';
import { weekend } from '../support/weekend';

const origin = 'https://almena.example.com';
const { site, faq } = content;

function read(changes: Partial<NextEvent> = {}) {
  const event = { ...weekend, ...changes };
  const things = graph(musicEvent({ event, site, origin, images: ['/images/share-event.jpg'] }));
  return JSON.parse(serialiseJsonLd(things))['@graph'][0];
}

describe('musicEvent', () => {
  it('says what the event record says', () => {
    expect(read()).toMatchObject({
      '@type': 'MusicEvent',
      name: weekend.name,
      description: weekend.summary,
      url: `${origin}/proximos-eventos`,
      startDate: '2025-11-14T18:00:00+01:00',
      endDate: '2025-11-16T15:00:00+01:00',
      eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
      typicalAgeRange: `${site.minimumAge}-`,
      image: [`${origin}/images/share-event.jpg`],
      location: {
        '@type': 'Place',
        name: weekend.venue,
        address: {
          '@type': 'PostalAddress',
          addressLocality: 'Almonaster La Real',
          addressRegion: 'Huelva',
          addressCountry: 'ES',
        },
      },
      organizer: {
        '@type': 'Organization',
        '@id': organizationId(origin),
        name: site.brand,
        email: site.email,
      },
    });
  });

  it('has one part for every entry of the programme, in its place', () => {
    const { subEvent, location } = read();
    expect(
      subEvent.map((part: { name: string; startDate: string; endDate: string }) => [
        part.name,
        part.startDate,
        part.endDate,
      ]),
    ).toEqual([
      ['Bienvenida y check-in', '2025-11-14T18:00:00+01:00', '2025-11-14T22:00:00+01:00'],
      ['Evento central', '2025-11-15T16:00:00+01:00', '2025-11-16T02:00:00+01:00'],
      ['Brunch de despedida', '2025-11-16T11:00:00+01:00', '2025-11-16T15:00:00+01:00'],
    ]);
    for (const part of subEvent) expect(part.location).toEqual({ '@id': location['@id'] });
  });

  it('carries the offset of summer in summer', () => {
    expect(read({ firstDay: '2026-06-12', lastDay: '2026-06-13' }).startDate).toBe(
      '2026-06-12T18:00:00+02:00',
    );
  });

  it.each(eventStates)('speaks of state and tickets by the one field: %s', (state) => {
    const { eventStatus, offers, subEvent } = read({ state, onSaleSince: undefined });
    const status =
      { postponed: 'EventPostponed', cancelled: 'EventCancelled' }[state as string] ?? 'EventScheduled';
    const availability = { 'on-sale': 'InStock', 'few-left': 'LimitedAvailability', 'sold-out': 'SoldOut' }[
      state as string
    ];
    expect(eventStatus).toBe(`https://schema.org/${status}`);
    for (const part of subEvent) expect(part.eventStatus).toBe(eventStatus);
    expect(offers).toEqual(
      availability && {
        '@type': 'Offer',
        url: weekend.ticketHref,
        availability: `https://schema.org/${availability}`,
      },
    );
  });

  it('says when the sale opens or has opened, and of an announced event nothing before that is known', () => {
    expect(read({ onSaleSince: '2025-09-01' }).offers.validFrom).toBe('2025-09-01');
    const opening = { onSaleSince: '2025-09-01', onSaleTime: '10:00' };
    expect(read(opening).offers.validFrom).toBe('2025-09-01T10:00:00+02:00');
    const announced = { state: 'announced', ticketHref: undefined } as const;
    expect(read({ ...announced, ...opening }).offers).toEqual({
      '@type': 'Offer',
      url: `${origin}/proximos-eventos`,
      validFrom: '2025-09-01T10:00:00+02:00',
    });
    expect(read({ ...announced, onSaleSince: undefined })).not.toHaveProperty('offers');
  });

  it('tells of an event that was moved from when it was, and that of one still without a date', () => {
    const previousDays = { firstDay: '2025-07-04', lastDay: '2025-07-05' };
    const moved = read({ previousDays });
    expect(moved.eventStatus).toBe('https://schema.org/EventRescheduled');
    expect(moved.previousStartDate).toBe('2025-07-04T18:00:00+02:00');
    expect(read({ previousDays, state: 'cancelled' }).eventStatus).toBe('https://schema.org/EventCancelled');
    expect(read({ state: 'postponed' })).not.toHaveProperty('previousStartDate');
  });

  it('never offers tickets in a state in which the page sells none', () => {
    for (const state of eventStates) {
      const { availability = '' } = read({ state }).offers ?? {};
      expect(/InStock|LimitedAvailability/.test(availability), state).toBe(isOnSale(state));
    }
  });
});

test('the questions for search engines are answered with what the page shows', () => {
  const { mainEntity } = faqPage(faq.entries);
  expect(mainEntity.map(({ acceptedAnswer }) => acceptedAnswer.text)).toEqual(
    faq.entries.map(({ description }) => description),
  );
});

describe('breadcrumbs', () => {
  it('counts from one and holds full addresses', () => {
    const list = breadcrumbs(
      [
        { name: 'Inicio', path: '/' },
        { name: 'Próximos eventos', path: '/proximos-eventos' },
      ],
      origin,
    );
    expect(list.itemListElement).toEqual([
      { '@type': 'ListItem', position: 1, name: 'Inicio', item: origin },
      { '@type': 'ListItem', position: 2, name: 'Próximos eventos', item: `${origin}/proximos-eventos` },
    ]);
  });
});

describe('serialiseJsonLd', () => {
  it('lets no text end the script element', () => {
    const hostile = 'ALMENA</script><script>alert(1)</script><!--';
    const text = serialiseJsonLd(graph(webSite({ brand: hostile }, origin)));
    expect(text).not.toContain('<');
    expect(JSON.parse(text)['@graph'][0].name).toBe(hostile);
  });
});
