import { describe, expect, it } from 'vitest';
import type { EventContent } from '@/lib/content-model/event';
import { eventStates, type EventState } from '@/lib/event-states';
import { absoluteUrl } from '@/lib/seo/site-url';
import { toJsonLd, makeMusicEvent } from '@/lib/seo/structured-data';
import { content, withEvent } from '../support/content';

const read = (changes: Partial<EventContent> = {}) =>
  JSON.parse(toJsonLd(makeMusicEvent(withEvent(changes), '/share/event.jpg')))['@graph'][0];

describe('structured data of the event', () => {
  const expected: Record<EventState, [status: string, availability?: string]> = {
    announced: ['EventScheduled'],
    'on-sale': ['EventScheduled', 'InStock'],
    'few-left': ['EventScheduled', 'LimitedAvailability'],
    'sold-out': ['EventScheduled', 'SoldOut'],
    postponed: ['EventPostponed'],
    cancelled: ['EventCancelled'],
    past: ['EventScheduled'],
  };

  it.each(eventStates)('gives the status and the availability of tickets: %s', (state) => {
    const [status, availability] = expected[state];
    const { eventStatus, offers, subEvent } = read({ state, onSaleSince: undefined });
    expect(eventStatus).toBe(`https://schema.org/${status}`);
    for (const part of subEvent) expect(part.eventStatus).toBe(eventStatus);
    const url = content.event.ticketHref;
    const offer = { '@type': 'Offer', url, availability: `https://schema.org/${availability}` };
    expect(offers).toEqual(availability && offer);
  });

  it('says when the sale opens, also of an announced event', () => {
    expect(read({ onSaleSince: '2031-02-03' }).offers.validFrom).toBe('2031-02-03');
    const opening = { onSaleSince: '2031-02-03', onSaleTime: '10:00' };
    expect(read({ state: 'announced', ticketHref: undefined, ...opening }).offers).toEqual({
      '@type': 'Offer',
      url: absoluteUrl('/proximos-eventos'),
      validFrom: '2031-02-03T10:00:00+01:00',
    });
  });

  it('gives the price and the performers, if they are known', () => {
    const performers = [{ name: 'Ola' }, { name: 'Faro', href: 'https://faro.example.org' }];
    expect(read()).not.toHaveProperty('performer');
    expect(read({ priceFrom: 45, performers })).toMatchObject({
      offers: { price: 45, priceCurrency: 'EUR' },
      performer: [{ name: 'Ola' }, { name: 'Faro', url: 'https://faro.example.org' }],
    });
  });

  it('gives the previous date of a moved event, and none while the new date is unknown', () => {
    const previous = { previousFirstDay: '2031-04-04', previousLastDay: '2031-04-05' };
    expect(read(previous)).toMatchObject({
      eventStatus: 'https://schema.org/EventRescheduled',
      previousStartDate: '2031-04-04T19:00:00+02:00',
    });
    expect(read({ ...previous, state: 'cancelled' }).eventStatus).toBe('https://schema.org/EventCancelled');
    expect(read({ ...previous, state: 'postponed' })).not.toHaveProperty('previousStartDate');
  });
});

it('no text can close the script element', () => {
  const hostile = 'ALMENA</script><script>alert(1)</script><!--';
  const text = toJsonLd({ '@type': 'WebSite', name: hostile });
  expect(text).not.toContain('<');
  expect(JSON.parse(text)['@graph'][0].name).toBe(hostile);
});
