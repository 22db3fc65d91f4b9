import { z } from 'zod';

export const isoDate = z.iso.date('una fecha año-mes-día entre comillas, por ejemplo "2031-05-09"');

export const clockTime = z
  .string('una hora entre comillas, por ejemplo "18:00"')
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'una hora de dos cifras y minutos, por ejemplo "18:00"');
