import { z } from 'zod';
import { distinct, text, waveform } from './fields';
import { anyLink, internalLink } from './links';

const group = z.strictObject({
  title: text(30).meta({ title: 'Título' }),
  links: z.array(anyLink).min(1).max(9).check(distinct('href')).meta({ title: 'Enlaces' }),
});

export const navigationSchema = z.strictObject({
  items: z
    .array(anyLink.extend({ wave: waveform.meta({ title: 'Onda' }) }))
    .min(1)
    .max(9)
    .check(distinct('href'))
    .meta({ title: 'Menú' }),
  button: internalLink.meta({ title: 'Botón del menú' }),
  groups: z.array(group).length(3).check(distinct('title')).meta({ title: 'Grupos de enlaces del pie' }),
  legal: z.array(internalLink).length(3).check(distinct('href')).meta({ title: 'Enlaces legales del pie' }),
  texts: z
    .strictObject({
      skip: text(80).meta({ title: 'Enlace que salta al contenido' }),
      main: text(80).meta({ title: 'Nombre del menú' }),
      home: text(80).meta({ title: 'Nombre del logotipo' }),
      menu: text(20).meta({ title: 'Botón del menú en el móvil' }),
      footer: text(80).meta({ title: 'Nombre del pie de página' }),
      rights: text(80).meta({ title: 'Frase detrás de la marca, al pie' }),
      newTab: text(80).meta({ title: 'Aviso de que un enlace se abre en otra pestaña' }),
    })
    .meta({ title: 'Palabras', description: 'Muchas las oye solo quien usa un lector de pantalla.' }),
});

export type NavigationContent = z.output<typeof navigationSchema>;
