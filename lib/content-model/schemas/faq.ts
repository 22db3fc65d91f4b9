import { z } from 'zod';
import { distinct, paragraph, placeholderValues, slug, text, title } from './fields';
import { internalLink } from './links';
import { captions, film, picture } from './media';

const entry = z.strictObject({
  question: text(90).meta({ title: 'Pregunta' }),
  description: paragraph(900).meta({ title: 'Respuesta' }),
  video: film().optional().meta({
    title: 'Vídeo',
    description: 'MP4, hasta 25 MB y 3 minutos. Sin vídeo, deja también vacías la foto y los subtítulos.',
  }),
  poster: picture('poster').optional().meta({ title: 'Foto del vídeo antes de empezar' }),
  captions: captions
    .optional()
    .meta({ title: 'Subtítulos', description: 'Un archivo .vtt; muy recomendados.' }),
  id: slug.meta({
    title: 'Nombre corto',
    description:
      'Distinto en cada pregunta, por ejemplo: que-es. Va en la dirección de la pregunta y después no se cambia.',
  }),
});

export const faqSchema = z.strictObject({
  title: title.meta({ title: 'Título' }),
  intro: paragraph(200).meta({ title: 'Entradilla' }),
  link: internalLink.meta({ title: 'Enlace' }),
  entries: z
    .array(entry)
    .min(1)
    .max(20)
    .check(distinct('id'))
    .check(distinct('question'))
    .meta({ title: 'Preguntas' }),
  unsupported: text(80).meta({ title: 'Cuando el navegador no puede con el vídeo' }),
  captionsLabel: text(20).meta({ title: 'Idioma de los subtítulos' }),
  placeholderValues,
});

export type FaqContent = z.output<typeof faqSchema>;
