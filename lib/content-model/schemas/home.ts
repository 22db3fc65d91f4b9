import { z } from 'zod';
import { counted, distinct, heard, paragraph, placeholderValues, text, title, waveform } from './fields';
import type { Filled } from './fact-names';
import { internalLink } from './links';
import { backgroundFilm, picture, pictureFields } from './media';

const heading = title.meta({ title: 'Título' });

export const homeSchema = z.strictObject({
  hero: z
    .strictObject({
      title: heading,
      lead: paragraph(200).meta({ title: 'Entradilla' }),
      film: backgroundFilm,
      pause: text(40).meta({ title: 'Botón que pausa el vídeo', description: heard }),
      play: text(40).meta({ title: 'Botón que reanuda el vídeo', description: heard }),
      unmute: text(40).meta({ title: 'Botón que activa la música', description: heard }),
      mute: text(40).meta({ title: 'Botón que silencia la música', description: heard }),
    })
    .meta({ title: 'Portada' }),
  concept: z
    .strictObject({
      title: heading,
      lead: paragraph(300).meta({ title: 'Entradilla' }),
      body: paragraph(400).meta({ title: 'Texto' }),
      caption: text(160).meta({ title: 'Pie del dibujo' }),
      drawing: paragraph(200).meta({ title: 'Qué se ve en el dibujo', description: heard }),
    })
    .meta({ title: 'El concepto' }),
  experience: z
    .strictObject({
      title: z
        .strictObject({
          lead: text(60).meta({ title: 'Comienzo' }),
          accent: counted('parts', 40).meta({ title: 'Final, en cursiva', continues: true }),
        })
        .meta({ title: 'Título' }),
      intro: paragraph(240).meta({ title: 'Entradilla' }),
    })
    .meta({ title: 'Experiencia' }),
  audience: z
    .strictObject({
      title: heading,
      intro: paragraph(240).meta({ title: 'Entradilla' }),
      types: z
        .array(
          z.strictObject({
            title: text(40).meta({ title: 'Título' }),
            description: paragraph(240).meta({ title: 'Descripción' }),
          }),
        )
        .min(1)
        .max(8)
        .check(distinct('title'))
        .meta({ title: 'Públicos' }),
    })
    .meta({ title: 'Para quién' }),
  locations: z
    .strictObject({
      title: z
        .strictObject({
          lead: counted('venues', 60).meta({ title: 'Comienzo' }),
          accent: counted('waves', 40).meta({ title: 'Final, en cursiva', continues: true }),
        })
        .meta({ title: 'Título' }),
      intro: paragraph(240).meta({ title: 'Entradilla' }),
      venues: z
        .array(
          z.strictObject({
            name: text(30).meta({ title: 'Tipo de lugar' }),
            wave: waveform,
            waveName: text(30).meta({ title: 'Nombre de la onda' }),
            ...pictureFields,
            description: paragraph(220).meta({ title: 'Descripción' }),
          }),
        )
        .min(1)
        .max(9)
        .check(distinct('image'))
        .check(distinct('name'))
        .meta({ title: 'Lugares' }),
      buttons: z
        .array(internalLink)
        .length(3)
        .check(distinct('href'))
        .meta({ title: 'Botones', description: 'Son tres.' }),
    })
    .meta({ title: 'Localizaciones' }),
  why: z
    .strictObject({
      title: heading,
      image: picture().meta({ title: 'Foto', ground: 'paper' }),
      values: z
        .array(
          z.strictObject({
            title: text(50).meta({ title: 'Título' }),
            description: paragraph(260).meta({ title: 'Descripción' }),
            wave: waveform,
          }),
        )
        .min(1)
        .max(8)
        .check(distinct('title'))
        .meta({ title: 'Valores' }),
      testimonials: z
        .array(
          z.strictObject({
            quote: paragraph(220).meta({ title: 'Lo que dice' }),
            author: text(60).meta({ title: 'Quién lo dice' }),
          }),
        )
        .max(9)
        .check(distinct('quote'))
        .default([])
        .meta({ title: 'Opiniones', description: 'Sin ninguna, no se ve nada de ellas.' }),
      testimonialsTitle: text(40).meta({
        title: 'Encabezado de las opiniones',
        description: heard,
      }),
    })
    .meta({ title: 'Por qué' }),
  contact: z
    .strictObject({
      title: text(20).meta({ title: 'Título' }),
      cardTitle: title.meta({ title: 'Título de la tarjeta' }),
      email: text(20).meta({
        title: 'La palabra delante del correo',
        description: 'La dirección está en «Marca y empresa».',
      }),
      phone: text(20).meta({
        title: 'La palabra delante del teléfono',
        description: 'El número está en «Marca y empresa».',
      }),
      cardLabel: text(40).meta({
        title: 'Nombre de la tarjeta',
        description: heard,
      }),
    })
    .meta({ title: 'Contacto' }),
  placeholderValues,
});

export type HomeContent = Filled<z.output<typeof homeSchema>>;
