import { z } from 'zod';
import { isOnSale } from '../event-states';
import { stateNames } from '../words/states';
import { laterDayExpected, ticketHrefExpected } from './messages-to-staff';
import { fact } from './texts';
import { choice, isoDay } from './values';
import { webAddress } from './links';

const { past: _past, ...states } = stateNames;

const bothDays = 'Falta este dato. Se esperan los dos días, el primero y el último, o ninguno.';

/**
 * A date of the season that has no complete event yet. Its texts cannot name facts in braces, because nothing fills
 * them in.
 */
export const announcementSchema = z
  .strictObject({
    place: fact('Lugar', 60).describe('El pueblo o la ciudad.'),
    province: fact('Provincia', 40),
    firstDay: isoDay('Primer día')
      .describe('Sin primer ni último día, la web dice «Fecha por anunciar».')
      .optional(),
    lastDay: isoDay('Último día').optional(),
    state: choice('Estado', states).describe('De él depende lo que se ofrece. La web no lo cambia sola.'),
    line: fact('Una línea', 100).describe('Por ejemplo: en un castillo frente al mar.').optional(),
    ticketHref: webAddress('Dónde se compran las entradas')
      .describe('Mientras se venden. Antes, vacío.')
      .optional(),
    onSaleSince: isoDay('Primer día de venta').describe('Vacío si no se sabe.').optional(),
    mapHref: webAddress('Mapa').describe('En Google Maps, «Compartir», «Copiar vínculo».').optional(),
  })
  .refine(({ firstDay, lastDay }) => firstDay || !lastDay, { path: ['firstDay'], error: bothDays })
  .refine(({ firstDay, lastDay }) => lastDay || !firstDay, { path: ['lastDay'], error: bothDays })
  .refine(({ firstDay, lastDay }) => !firstDay || !lastDay || firstDay <= lastDay, {
    path: ['lastDay'],
    error: laterDayExpected,
  })
  .refine(({ state, ticketHref }) => ticketHref || !isOnSale(state), {
    path: ['ticketHref'],
    error: ticketHrefExpected,
  });

export type Announcement = z.output<typeof announcementSchema>;
