import { z } from 'zod';
import { list } from './groups';
import { heading, paragraph, provisionalValues, text, textMatching } from './texts';
import { answerFilm, captions, poster } from './uploads';

const entry = z.strictObject({
  question: text('Pregunta', 90),
  description: paragraph('Respuesta', 900),
  video: answerFilm('Vídeo')
    .describe('MP4, hasta 25 MB y 3 minutos. Sin vídeo, deja también vacíos la foto y los subtítulos.')
    .optional(),
  poster: poster('Foto del vídeo antes de empezar', { ground: 'black' }).optional(),
  captions: captions('Subtítulos').describe('Un archivo .vtt; muy recomendados.').optional(),
  id: textMatching(
    'Nombre corto',
    /^[a-z0-9]+(?:-[a-z0-9]+)*$/,
    'Se esperan minúsculas sin acentos, cifras y guiones, por ejemplo: que-es',
  ).describe(
    'Distinto en cada pregunta, por ejemplo: que-es. Va en la dirección de la pregunta y después no se cambia.',
  ),
});

export const faqSchema = z.strictObject({
  title: heading(),
  intro: paragraph('Entradilla', 200),
  entries: list('Preguntas', entry, { max: 20, unique: ['id', 'question'] }),
  provisionalValues,
});

export type FaqContent = z.output<typeof faqSchema>;
