import { z } from 'zod';
import { mapStates } from './event-labels';
import { group, heading, text } from './fields';

const upToDate = text('Frase delante de la dirección de la web', 120);

/** Texts that only the programme documents (PDF) use. Everything else in them comes from the event and its labels. */
export const documentsSchema = z.strictObject({
  programme: group('Programa en español', {
    title: text('Título', 60),
    place: text('Encabezado del lugar', 40),
    map: text('Enlace al mapa', 60),
    upToDate,
  }),
  timetable: group('Horario en inglés', {
    title: text('Título', 60),
    heading: heading('Encabezado'),
    facts: group('Datos: palabras', {
      dates: text('La palabra delante de las fechas', 20),
      place: text('La palabra delante del lugar', 20),
      capacity: text('La palabra delante del aforo', 20),
      age: text('La palabra delante de la edad', 20),
    }),
    country: text('País', 30),
    pending: text('En lugar de la fecha, con el evento aplazado', 40),
    ageValue: text('La edad ({minimumAge} es la edad mínima)', 30),
    priceFrom: text('El precio ({price} es el de la entrada más barata)', 30),
    span: text('Primer y último día del programa ({first}, {last})', 30),
    morningAfter: text('Si la última parte es al día siguiente ({day}, {part})', 40),
    performers: text('Encabezado de quién actúa', 40),
    columns: group('Columnas', { day: text('Día', 20), hours: text('Horas', 20), part: text('Parte', 20) }),
    clock: text('Frase sobre las horas', 120),
    stay: text('Encabezado de los hoteles', 40),
    mention: text('Lo que hay que decir al reservar', 160),
    arrival: text('Encabezado de cómo llegar', 40),
    upToDate,
    saleOpens: text('Aviso cuando se sabe el día de venta ({opening})', 40),
    notices: group(
      'Aviso de cada estado',
      mapStates((name) => text(name, 60)),
    ),
  }).describe('Los PDF se hacen solos en cada vista previa y cada publicación.'),
});

export type DocumentsContent = z.output<typeof documentsSchema>;
