import { z } from 'zod';
import { generatedDocuments } from '../routes';
import { list } from './groups';
import { webAddress } from './links';
import { publicDocument } from './uploads';
import { fact, forTimetable, paragraph, text } from './texts';
import { choice, clockTime, waveform, wholeNumber } from './values';

const part = z
  .strictObject({
    dayOffset: wholeNumber('Día', 0, 6).describe(
      'Aquel en que empieza: 0 es el primero, también si queda vacío; 1, el siguiente…',
    ),
    title: fact('Título', 60),
    start: clockTime('Empieza').describe('Con dos cifras y minutos: 09:30, 18:00.'),
    /** If `end` is earlier than `start`, the part ends on the following day. */
    end: clockTime('Acaba').describe('Una hora anterior al comienzo es de la madrugada siguiente: 02:00.'),
    description: paragraph('Descripción', 200).describe('Una frase, para Inicio, el calendario y el PDF.'),
    details: list('Detalles', text('Detalle', 80), { max: 4 }).describe(
      'Para la página del evento y el PDF, sin repetir la descripción.',
    ),
    icon: waveform,
    highlighted: z.boolean().default(false).meta({ title: 'Es la parte central: se ve más grande' }),
    titleEnglish: text('Título, en inglés', 60).describe(forTimetable).optional(),
    detailsEnglish: list('Detalles, en inglés', text('Detalle', 60), { min: 0, max: 4 }).describe(
      forTimetable,
    ),
    /** Identifies the part in calendars, even after staff have corrected or moved it. */
    id: z
      .uuid({ error: () => `Se espera un identificador propio, por ejemplo: ${crypto.randomUUID()}` })
      .meta({
        title: 'Identificador',
        description: 'Se pone solo y no se cambia: es el de los calendarios.',
      }),
  })
  .refine(({ start, end }) => start !== end, {
    path: ['end'],
    error: 'Se espera una hora distinta de la del comienzo: la parte acabaría al empezar.',
  });

const performer = z.strictObject({ name: text('Nombre', 60), href: webAddress('Su página').optional() });

const download = z
  .strictObject({
    label: text('Botón', 30),
    language: choice('Idioma', { es: 'español', en: 'inglés' }),
    /** Empty for the PDF that the build makes, because forms offer only files of the repository. */
    file: publicDocument('Archivo')
      .describe('Vacío: el que hace la web en ese idioma. Uno vuestro lleva otro nombre.')
      .optional(),
    title: text('Título', 60),
    description: text('Descripción', 160),
    icon: waveform,
  })
  .transform(({ file, ...fields }) => {
    const { programme, timetable } = generatedDocuments;
    return { ...fields, file: file ?? (fields.language === 'es' ? programme : timetable) };
  });

export const eventProgramme = {
  programmeIntro: paragraph('Entradilla del programa', 300),
  programme: list('Partes del programa', part, { unique: ['id'] }),
  performers: list('Quién actúa', performer, { min: 0, max: 30, unique: ['name'] }).describe(
    'Sin nadie, no se dice nada.',
  ),
  downloads: list('Descargas', download, { max: 6, unique: ['file'] }),
};
