import { z } from 'zod';
import { eventStates, type EventState } from '../../event/state';
import { stateNames } from './event-labels';
import { text, title } from './fields';

const english = (max: number, label: string, own: readonly string[] = []) =>
  text(max, { own }).meta({ title: label });

const notices = Object.fromEntries(
  eventStates.map((state) => [state, english(60, stateNames[state])]),
) as Record<EventState, ReturnType<typeof english>>;

/** Texts that only the programme documents (PDF) use. Everything else in them comes from the event and its labels. */
export const documentsSchema = z.strictObject({
  programme: z
    .strictObject({
      title: text(60).meta({ title: 'Título' }),
      place: text(40).meta({ title: 'Encabezado del lugar' }),
      map: text(60).meta({ title: 'Enlace al mapa' }),
      upToDate: text(120).meta({ title: 'Frase delante de la dirección de la web' }),
    })
    .meta({ title: 'Programa en español' }),
  timetable: z
    .strictObject({
      title: english(60, 'Título'),
      heading: title.meta({ title: 'Encabezado' }),
      facts: z
        .strictObject({
          dates: english(20, 'La palabra delante de las fechas'),
          place: english(20, 'La palabra delante del lugar'),
          capacity: english(20, 'La palabra delante del aforo'),
          age: english(20, 'La palabra delante de la edad'),
        })
        .meta({ title: 'Datos: palabras' }),
      country: english(30, 'País'),
      pending: english(40, 'En lugar de la fecha, con el evento aplazado'),
      ageValue: english(30, 'La edad ({minimumAge} es la edad mínima)'),
      priceFrom: english(30, 'El precio ({price} es el de la entrada más barata)', ['price']),
      span: english(30, 'Primer y último día del programa ({first}, {last})', ['first', 'last']),
      morningAfter: english(40, 'Si la última parte es al día siguiente ({day}, {part})', ['day', 'part']),
      performers: english(40, 'Encabezado de quién actúa'),
      columns: z
        .strictObject({
          day: english(20, 'Día'),
          hours: english(20, 'Horas'),
          part: english(20, 'Parte'),
        })
        .meta({ title: 'Columnas' }),
      clock: english(120, 'Frase sobre las horas'),
      stay: english(40, 'Encabezado de los hoteles'),
      mention: english(160, 'Lo que hay que decir al reservar'),
      arrival: english(40, 'Encabezado de cómo llegar'),
      upToDate: english(120, 'Frase delante de la dirección de la web'),
      saleOpens: english(40, 'Aviso cuando se sabe el día de venta ({opening})', ['opening']),
      notices: z.strictObject(notices).meta({ title: 'Aviso de cada estado' }),
    })
    .meta({
      title: 'Horario en inglés',
      description: 'Los PDF se hacen solos en cada vista previa y cada publicación.',
    }),
});

export type DocumentsContent = z.output<typeof documentsSchema>;
