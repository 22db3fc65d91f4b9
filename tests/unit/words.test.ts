import { expect, it } from 'vitest';
import { typeset } from '@/lib/words/spelling';
import { eventPage, nextEvent } from '@/lib/words/event';
import { stateWords } from '@/lib/words/states';

/** The sentences and labels that docs/requirements.md quotes. */
it.each([
  ['2.2', stateWords['on-sale'].buy, 'Comprar Entradas'],
  ['2.2', nextEvent.heading, 'Próximo Evento'],
  ['2.2', stateWords['on-sale'].visit, '¡Reserva tu plaza!'],
  ['2.9', nextEvent.buy('Comprar Entradas'), 'Comprar Entradas - Próximo Evento'],
  ['4.5', eventPage.programme.now('evento central', '02:00'), 'Ahora: evento central, hasta las 02:00'],
  [
    '4.5',
    eventPage.programme.next('brunch', 'domingo 16', '11:00'),
    'Después: brunch, domingo 16 a las 11:00',
  ],
])('requirement %s quotes %j', (_requirement, words, quoted) => {
  expect(words).toBe(quoted);
});

it('numbers stay on the line of their words, and a sentence ends in one full stop', () => {
  expect(typeset('Desde 21 años, a 5 km, según el artículo 13. Reservado...')).toBe(
    'Desde 21\u00a0años, a 5\u00a0km, según el artículo\u00a013. Reservado...',
  );
  expect(eventPage.hotels.mention('Eco, S. L.')).toBe(
    'Al reservar, di que vienes al evento de Eco, S.\u00a0L.',
  );
});

it('one hotel is spoken of in the singular', () => {
  expect(eventPage.hotels.intro(1)).toMatch(/^Un hotel que recomendamos\. La habitación se reserva con él/);
  expect(eventPage.hotels.intro(3)).toMatch(/^Tres hoteles que recomendamos\. La .* con cada hotel/);
});
