import { z } from 'zod';
import { distinct, fact, paragraph, placeholderValues, text, title } from './fields';
import { domainName, emailAddress, outsideLink, phoneNumber, webAddress } from './links';
import { song } from './media';

export const networks = ['instagram', 'soundcloud', 'facebook', 'youtube', 'tiktok', 'spotify'] as const;

const socialLink = z.strictObject({
  label: text(40).meta({ title: 'Nombre' }),
  href: webAddress.meta({ title: 'Dirección del perfil' }),
  icon: z
    .enum(networks)
    .optional()
    .meta({ title: 'Dibujo', description: 'Vacío en otra red: lleva un dibujo neutro.' }),
});

export const siteSchema = z.strictObject({
  brand: fact(20).meta({ title: 'Marca' }),
  domain: domainName.meta({ title: 'Dominio', description: 'Sin https://, por ejemplo: almena.example.com' }),
  titleSuffix: text(60).meta({ title: 'Lema en la pestaña del navegador' }),
  description: paragraph(160).meta({ title: 'Descripción para los buscadores' }),
  tagline: title.meta({ title: 'Lema del pie de página' }),
  email: emailAddress.meta({ title: 'Correo que se lee en la web' }),
  phone: phoneNumber
    .optional()
    .meta({ title: 'Teléfono', description: 'Con cifras y espacios: +34 959 000 000. Vacío si no hay.' }),
  social: z.array(socialLink).default([]).check(distinct('href')).meta({ title: 'Redes sociales' }),
  owner: z
    .strictObject({
      name: fact(80).meta({ title: 'Nombre' }),
      taxId: fact(20).meta({ title: 'NIF' }),
      address: fact(120).meta({ title: 'Domicilio' }),
      register: fact(160).meta({ title: 'Datos registrales' }),
    })
    .meta({ title: 'Empresa responsable' }),
  developer: outsideLink.meta({ title: 'Enlace a quien hace la web' }),
  track: z
    .strictObject({
      file: song.meta({ title: 'Canción', description: 'MP3 o M4A, hasta 5 MB y 4 minutos.' }),
      title: text(60).meta({ title: 'Título', description: 'Se lee en la pantalla de bloqueo del móvil.' }),
      artist: text(60).meta({ title: 'Artista' }),
      loopStart: z.number().min(0).optional().meta({
        title: 'Segundo en que empieza la parte que se repite',
        description: 'Vacío: se repite la canción entera.',
      }),
      loopEnd: z.number().min(0).optional().meta({ title: 'Segundo en que acaba' }),
    })
    .refine(({ loopStart = 0, loopEnd = Infinity }) => loopStart < loopEnd, {
      path: ['loopEnd'],
      error: 'Se espera un segundo posterior al comienzo del bucle.',
    })
    .meta({ title: 'Música' }),
  placeholderValues,
});

export type SiteContent = z.output<typeof siteSchema>;
