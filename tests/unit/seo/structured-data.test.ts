import { describe, expect, it } from 'vitest';
import type { NextEvent } from '@/lib/content-model/event';
import { eventStates, isOnSale } from '@/lib/event/state';
import { musicEvent } from '@/lib/seo/music-event';
import { absoluteUrl } from '@/lib/seo/site-url';
import { jsonLd } from '@/lib/seo/structured-data';
import { content, withEvent } from '../support/content';

const read = (changes: Partial<NextEvent> = {}) =>
  JSON.parse(jsonLd(musicEvent(withEvent(changes), '/share/event.jpg')))['@graph'][0];

describe('structured data of the event', () => {
  it('has a part for each entry of the programme, at the place of the event', () => {
    const { subEvent, location } = read();
    const names = content.event.programme.map(({ title }) => title);
    expect(subEvent.map(({ name }: { name: string }) => name)).toEqual(names);
    for (const part of subEvent) expect(part.location).toEqual({ '@id': location['@id'] });
  });

  it.each(eventStates)('gives the status and the availability of tickets: %s', (state) => {
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
        url: content.event.ticketHref,
        availability: `https://schema.org/${availability}`,
      },
    );
    expect(['InStock', 'LimitedAvailability'].includes(availability ?? '')).toBe(isOnSale(state));
  });

  it('says when the sale opens, and of an announced event nothing until that is known', () => {
    expect(read({ onSaleSince: '2031-02-03' }).offers.validFrom).toBe('2031-02-03');
    const opening = { onSaleSince: '2031-02-03', onSaleTime: '10:00' };
    expect(read(opening).offers.validFrom).toBe('2031-02-03T10:00:00+01:00');
    const announced = { state: 'announced', ticketHref: undefined } as const;
    expect(read({ ...announced, ...opening }).offers).toEqual({
      '@type': 'Offer',
      url: absoluteUrl('/proximos-eventos'),
      validFrom: '2031-02-03T10:00:00+01:00',
    });
    expect(read({ ...announced, onSaleSince: undefined })).not.toHaveProperty('offers');
  });

  it('gives the previous date of a moved event, and none while the new date is unknown', () => {
    const previous = { previousFirstDay: '2031-04-04', previousLastDay: '2031-04-05' };
    const moved = read(previous);
    expect(moved.eventStatus).toBe('https://schema.org/EventRescheduled');
    expect(moved.previousStartDate).toBe('2031-04-04T19:00:00+02:00');
    expect(read({ ...previous, state: 'cancelled' }).eventStatus).toBe('https://schema.org/EventCancelled');
    expect(read({ state: 'postponed' })).not.toHaveProperty('previousStartDate');
  });
});

it('no text can close the script element', () => {
  const hostile = 'ALMENA</script><script>alert(1)</script><!--';
  const text = jsonLd({ '@type': 'WebSite', name: hostile });
  expect(text).not.toContain('<');
  expect(JSON.parse(text)['@graph'][0].name).toBe(hostile);
});
