import { z } from 'zod';

const isoDateExpected = 'una fecha año-mes-día entre comillas, que exista, por ejemplo "2031-05-09"';

/** A day of this century: '0225-11-14' is a slip of the finger. */
export const isoDate = z.iso
  .date({ error: isoDateExpected, abort: true })
  .refine((day) => day.startsWith('20'), isoDateExpected);

export const clockTime = z
  .string('una hora entre comillas, por ejemplo "18:00"')
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'una hora de dos cifras y minutos, de "00:00" (medianoche) a "23:59"');
