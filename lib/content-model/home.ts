import { z } from 'zod';
import { group, list } from './groups';
import { heading, paragraph, provisionalValues, text } from './texts';
import { waveform } from './values';
import { internalLink } from './links';
import { backgroundFilm, picture, pictureFields } from './uploads';

const audienceType = z.strictObject({
  title: text('Título', 40),
  description: paragraph('Descripción', 240),
});

const venue = z.strictObject({
  name: text('Tipo de lugar', 30),
  wave: waveform,
  ...pictureFields,
  description: paragraph('Descripción', 220),
});

const value = z.strictObject({
  title: text('Título', 50),
  description: paragraph('Descripción', 260),
  wave: waveform,
});

const testimonial = z.strictObject({
  quote: paragraph('Lo que dice', 220),
  author: text('Quién lo dice', 60),
});

export const homeSchema = z.strictObject({
  hero: group('Portada', {
    title: heading(),
    lead: paragraph('Entradilla', 200),
    film: backgroundFilm,
  }),
  concept: group('El concepto', {
    title: heading(),
    lead: paragraph('Entradilla', 300),
    body: paragraph('Texto', 400),
  }),
  experience: group('Experiencia', {
    title: heading(),
    intro: paragraph('Entradilla', 240),
  }),
  audience: group('Para quién', {
    title: heading(),
    intro: paragraph('Entradilla', 240),
    types: list('Públicos', audienceType, { max: 8, unique: ['title'] }),
  }),
  locations: group('Localizaciones', {
    title: heading(),
    intro: paragraph('Entradilla', 240),
    venues: list('Lugares', venue, { unique: ['image', 'name'] }),
    buttons: list('Botones', internalLink(), { min: 3, max: 3, unique: ['href'] }).describe('Son tres.'),
  }),
  why: group('Por qué', {
    title: heading(),
    image: picture('Foto', { ground: 'paper' }),
    values: list('Valores', value, { max: 8, unique: ['title'] }),
    testimonials: list('Opiniones', testimonial, { min: 0, unique: ['quote'] }).describe(
      'Sin ninguna, no se ve nada de ellas.',
    ),
  }),
  provisionalValues,
});

export type HomeContent = z.output<typeof homeSchema>;
