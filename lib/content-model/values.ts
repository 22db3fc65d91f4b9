import { z } from 'zod';
import type { Waveform } from '../brand/waveforms';
import { numberExpected } from './messages-to-staff';
import { textMatching } from './texts';

/** One of several values. Forms show the labels, and files hold the values. */
export function choice<Value extends string>(title: string, labels: Record<Value, string>) {
  const values = Object.keys(labels) as Value[];
  const named = values.map((value) => `${value} (${labels[value]})`).join(', ');
  const error = `Se espera una de estas palabras: ${named}.`;
  return z.enum(values, { error }).meta({ title, labels: Object.values(labels) });
}

export const number = (title: string, min: number, max: number) =>
  z
    .number({ error: ({ code }) => (code === 'invalid_type' ? numberExpected : undefined) })
    .min(min)
    .max(max)
    .meta({ title });

export const wholeNumber = (title: string, min: number, max: number) =>
  z.int().min(min).max(max).meta({ title });

export const waveform = choice<Waveform>('Dibujo de línea que acompaña a este texto', {
  castillo: 'cuadrada',
  palacio: 'triangular',
  bodega: 'arcos de medio punto',
  playa: 'ola',
  finca: 'diente de sierra',
  monasterio: 'arcos en punta',
  ruina: 'escalones',
});

const dayExpected = 'Se espera una fecha que exista, con año, mes y día, por ejemplo: 2031-05-09';

/** An ISO day of this century, which excludes typing errors such as '0225-11-14'. */
export const isoDay = (title: string) =>
  z.iso
    .date({ error: dayExpected, abort: true })
    .refine((day) => day.startsWith('20'), dayExpected)
    .meta({ title });

export const clockTime = (title: string) =>
  textMatching(
    title,
    /^([01]\d|2[0-3]):[0-5]\d$/,
    'Se espera una hora con dos cifras y minutos, de 00:00 (medianoche) a 23:59, por ejemplo: 09:30',
  );
