import { z } from 'zod';
import { distinct, heard, text, waveform } from './fields';
import { internalLink } from './links';

const group = z.strictObject({
  title: text(30).meta({ title: 'Título' }),
  links: z.array(internalLink).min(1).max(9).check(distinct('href')).meta({ title: 'Enlaces' }),
});

export const navigationSchema = z.strictObject({
  items: z
    .array(internalLink.extend({ wave: waveform }))
    .min(1)
    .max(9)
    .check(distinct('href'))
    .meta({ title: 'Menú' }),
  button: internalLink.meta({ title: 'Botón del menú' }),
  groups: z
    .array(group)
    .length(3)
    .check(distinct('title'))
    .meta({ title: 'Grupos de enlaces del pie', description: 'Son tres.' }),
  legal: z
    .array(internalLink)
    .length(3)
    .check(distinct('href'))
    .meta({ title: 'Enlaces legales del pie', description: 'Son tres.' }),
  texts: z
    .strictObject({
      menu: text(20).meta({ title: 'Botón del menú en el móvil' }),
      rights: text(80).meta({ title: 'Frase detrás de la marca, al pie' }),
      skip: text(80).meta({
        title: 'Enlace que salta al contenido',
        description: 'Solo se ve al pulsar el tabulador.',
      }),
      main: text(80).meta({ title: 'Nombre del menú', description: heard }),
      home: text(80).meta({ title: 'Nombre del logotipo', description: heard }),
      footer: text(80).meta({ title: 'Nombre del pie de página', description: heard }),
      newTab: text(80).meta({ title: 'Aviso de que un enlace se abre en otra pestaña', description: heard }),
    })
    .meta({ title: 'Palabras' }),
});

export type NavigationContent = z.output<typeof navigationSchema>;
