import { z } from 'zod';
import { group, list } from './groups';
import { outsideLink, webAddress } from './links';
import { picture, pictureFields } from './uploads';
import { forTimetable, optionalDescription, paragraph, text } from './texts';

const hotel = z.strictObject({
  name: text('Nombre', 40),
  town: text('Pueblo', 40),
  description: paragraph('Descripción', 220),
  href: webAddress('Dónde se reserva').describe('Su web, o su lugar en un mapa, si tiene.').optional(),
  ...pictureFields,
});

const visit = (title: string) =>
  group(title, {
    description: paragraph('Descripción', 320),
    links: list('Enlaces', outsideLink(), { max: 6, unique: ['label'] }),
    ...pictureFields,
  });

const arrivalItem = z.strictObject({
  title: text('Título', 40),
  description: optionalDescription(400),
  link: outsideLink().optional(),
});

export const eventStay = {
  hotels: list('Hoteles', hotel, { min: 0, unique: ['name'] }).describe('Sin ninguno, no se habla de ellos.'),
  stay: visit('Otros alojamientos'),
  activities: visit('Qué hacer'),
  atmosphere: group('Cómo se vive por dentro', {
    paragraphs: list('Párrafos', paragraph('Párrafo', 500)),
    ...pictureFields,
    image: picture('Foto', { ground: 'ink' }),
  }),
  arrival: group('Cómo llegar', {
    items: list('Maneras de llegar', arrivalItem, { unique: ['title'] }),
    summaryEnglish: paragraph('Resumen, en inglés', 500).describe(forTimetable).optional(),
  }),
};
