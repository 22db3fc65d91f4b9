import { capitalise, spellNumber } from './spelling';

export const introduceHotels = (count: number) =>
  count === 1
    ? 'Un hotel que recomendamos. La habitación se reserva con él, aparte de la entrada.'
    : `${capitalise(spellNumber(count))} hoteles que recomendamos. La habitación se reserva con cada hotel, aparte de la entrada.`;
