import { describe, expect, it } from 'vitest';
import { eventPage } from '@/lib/content/event-page';
import { home } from '@/lib/content/home';
import { deriveTexts } from '@/lib/content-schema/derived-texts';
import { eventStates, isOnSale, type NextEvent } from '@/lib/content-schema/event';
import { numberNamed, numberWord } from '@/lib/content-schema/number-words';
import { fillLegalFacts } from '@/lib/content-schema/legal-facts';
import { content } from '@/lib/site-content';
import { weekend } from './support/weekend';

const derived = (change: Partial<NextEvent>, homeChange: Partial<typeof home> = {}) =>
  deriveTexts({ event: { ...weekend, ...change }, eventPage, home: { ...home, ...homeChange } });

describe('texts for the state of the event', () => {
  it('label the ticket buttons as specified while tickets are on sale', () => {
    const texts = derived({ state: 'on-sale' });
    expect(texts.home.hero.buy).toBe('Comprar Entradas');
    expect(texts.home.contact.buy).toBe('Comprar Entradas - Próximo Evento');
  });

  it.each(eventStates)('invite to buy only while tickets are on sale: %s', (state) => {
    const { home: texts } = derived({ state });
    const labels = [texts.hero.buy, texts.contact.buy, eventPage.states[state].reserve].join();
    expect(/Comprar|Reserva tu plaza/.test(labels)).toBe(isOnSale(state));
  });

  it('call the event the next one unless it is cancelled or past', () => {
    const titles = eventStates.map((state) => derived({ state }).home.hero.card);
    expect(titles.map((title) => title === 'Próximo Evento')).toEqual([
      true,
      true,
      true,
      true,
      true,
      false,
      false,
    ]);
  });

  it('end the page with words that fit the state', () => {
    expect(derived({ state: 'on-sale' }).eventPage.call).toEqual(eventPage.call);
    const closing = eventStates.map((state) => derived({ state }).eventPage.call.text);
    expect(new Set(closing).size).toBe(eventStates.length - 1);
  });
});

describe('counts in texts', () => {
  const hotels = (count: number) => Array.from({ length: count }, () => weekend.hotels[0]!);
  const intro = (count: number) => derived({ hotels: hotels(count) }).eventPage.hotels.intro;

  it('follow the hotels', () => {
    expect(intro(1)).toMatch(/^Un hotel /);
    expect(intro(2)).toMatch(/^Dos hoteles /);
    expect(intro(3)).toMatch(/^Tres hoteles /);
  });

  it('follow the venues, their waves and the parts of the weekend', () => {
    const venues = [...home.locations.venues.slice(0, 3), home.locations.venues[0]!];
    const { title } = derived({}, { locations: { ...home.locations, venues } }).home.locations;
    expect(title).toEqual({ lead: 'Cuatro lugares,', accent: 'tres ondas' });
    expect(derived({}).home.experience.title.accent).toBe('tres tiempos');
  });

  it('are singular for one', () => {
    const venues = home.locations.venues.slice(0, 1);
    const programme = weekend.programme.slice(0, 1);
    const texts = derived({ programme }, { locations: { ...home.locations, venues } }).home;
    expect(texts.locations.title).toEqual({ lead: 'Un lugar,', accent: 'una onda' });
    expect(texts.experience.title).toEqual({ lead: 'Un fin de semana,', accent: 'un solo tiempo' });
  });

  it('are Spanish words, and digits from 21 on', () => {
    expect([2, 9, 16, 21].map((count) => numberWord(count))).toEqual(['dos', 'nueve', 'dieciséis', '21']);
    expect(['Siete', 'una', '12', 'varios'].map(numberNamed)).toEqual([7, 1, 12, undefined]);
  });
});

it('the legal notice names a phone when there is one, and no empty row when there is none', () => {
  const terms = (phone: string | null) =>
    JSON.stringify(fillLegalFacts(content.legal.notice, { ...content.site, phone }));
  expect(terms('+34 959 000 000')).toContain('+34 959 000 000');
  expect(terms(null)).not.toMatch(/Teléfono|\{phone\}/);
});
