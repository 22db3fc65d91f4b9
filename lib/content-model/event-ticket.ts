import { z } from 'zod';
import { list } from './groups';
import { webAddress } from './links';
import { forTimetable, optionalDescription, text } from './texts';
import { clockTime, isoDay, number, wholeNumber } from './values';

const ticketItem = z.strictObject({ title: text('Título', 40), description: optionalDescription(300) });

export const eventTicket = {
  ticketHref: webAddress('Dónde se compran las entradas')
    .describe('La página de este evento, copiada en una ventana privada. Vacío si aún no se venden.')
    .optional(),
  priceFrom: number('Precio desde, en euros', 1, 9999)
    .describe(
      'El de la entrada más barata, con impuestos y gastos, sin puntos en los miles: 1250 o 37.50. Vacío: no se dice.',
    )
    .optional(),
  onSaleSince: isoDay('Primer día de venta').describe('Vacío si no se sabe.').optional(),
  onSaleTime: clockTime('Hora a la que se abre la venta')
    .describe('Por ejemplo, 10:00. Vacío si no se sabe.')
    .optional(),
  minimumAge: wholeNumber('Edad mínima', 18, 99).describe('De 18 a 99.'),
  capacityLabel: text('Aforo, en palabras', 30).describe('Por ejemplo, «Aforo limitado».'),
  capacityEnglish: text('Aforo, en palabras inglesas', 30).describe(forTimetable).optional(),
  ticketItems: list('Qué hay que saber de la entrada', ticketItem, { max: 4, unique: ['title'] }),
};
