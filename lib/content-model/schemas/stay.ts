import { z } from 'zod';
import { answer, distinct, paragraph, text } from './fields';
import { outsideLink, webAddress } from './links';
import { pictureFields } from './media';

const hotel = z.strictObject({
  name: text(40).meta({ title: 'Nombre' }),
  town: text(40).meta({ title: 'Pueblo' }),
  description: paragraph(220).meta({ title: 'Descripción' }),
  href: webAddress.optional().meta({
    title: 'Dónde se reserva',
    description: 'La web del hotel, o su lugar en un mapa. Vacío si no tiene.',
  }),
  ...pictureFields,
});

const visit = z.strictObject({
  title: text(60).meta({ title: 'Título' }),
  description: paragraph(320).meta({ title: 'Descripción' }),
  links: z.array(outsideLink).min(1).max(6).check(distinct('label')).meta({ title: 'Enlaces' }),
  ...pictureFields,
});

const arrivalItem = z.strictObject({
  title: text(40).meta({ title: 'Título' }),
  description: answer(400),
  link: outsideLink.optional().meta({ title: 'Enlace' }),
});

/** The event's fields about sleeping there and getting there. */
export const stay = {
  hotels: z
    .array(hotel)
    .max(9)
    .check(distinct('name'))
    .default([])
    .meta({ title: 'Hoteles', description: 'Sin ninguno, la web no habla de hoteles.' }),
  stay: visit.meta({ title: 'Otros alojamientos' }),
  activities: visit.meta({ title: 'Qué hacer' }),
  atmosphere: z
    .strictObject({
      paragraphs: z.array(paragraph(500)).min(1).meta({ title: 'Párrafos' }),
      ...pictureFields,
      image: pictureFields.image.meta({ ground: 'ink' }),
    })
    .meta({ title: 'Cómo se vive por dentro' }),
  arrival: z
    .strictObject({
      items: z.array(arrivalItem).min(1).max(9).check(distinct('title')).meta({ title: 'Maneras de llegar' }),
      english: paragraph(500).optional().meta({
        title: 'Resumen en inglés',
        description: 'Para el PDF en inglés. Vacío sin esa descarga.',
      }),
    })
    .meta({ title: 'Cómo llegar' }),
};
