import { z } from 'zod';
import { emailPattern } from '../email-address';
import { group, list } from './groups';
import { fact, heading, paragraph, provisionalValues, text, textMatching } from './texts';
import { outsideLink, webAddress } from './links';
import { track } from './uploads';

export const networks = ['instagram', 'soundcloud', 'facebook', 'youtube', 'tiktok', 'spotify'] as const;

const socialLink = z.strictObject({
  label: text('Nombre', 40),
  href: webAddress('Dirección del perfil'),
  icon: z
    .enum(networks)
    .meta({ title: 'Dibujo', description: 'Vacío en otra red: lleva un dibujo neutro.' })
    .optional(),
});

export const siteSchema = z.strictObject({
  brand: fact('Marca', 20),
  domain: textMatching(
    'Dominio',
    /^(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,}$/,
    'Se espera el dominio solo, en minúsculas, sin https:// ni barras, por ejemplo: almena.example.com',
  ).describe('Sin https://, por ejemplo: almena.example.com'),
  titleSuffix: text('Lema en la pestaña del navegador', 60),
  description: paragraph('Descripción para los buscadores', 160),
  tagline: heading('Lema del pie de página'),
  email: textMatching(
    'Correo que se lee en la web',
    emailPattern,
    'Se espera una dirección de correo sola, sin espacios ni acentos, por ejemplo: hola@example.com',
  ),
  phone: textMatching(
    'Teléfono',
    /^\+?\d(?: ?\d){8,14}$/,
    'Se espera un teléfono, con o sin prefijo, solo cifras y espacios, por ejemplo: +34 959 000 000',
  )
    .describe('Con cifras y espacios: +34 959 000 000. Vacío si no hay.')
    .optional(),
  social: list('Redes sociales', socialLink, { min: 0, unique: ['href'] }),
  owner: group('Empresa responsable', {
    name: fact('Nombre', 80),
    taxId: fact('NIF', 20),
    address: fact('Domicilio', 120),
    register: fact('Datos registrales', 160),
  }),
  developer: outsideLink('Enlace a quien hace la web'),
  track: group('Música', {
    file: track('Canción').describe('MP3 o M4A, hasta 5 MB. Se repite desde el principio.'),
    title: text('Título', 60).describe('Se lee en la pantalla de bloqueo del móvil.'),
    artist: text('Artista', 60),
  }),
  provisionalValues,
});

export type SiteContent = z.output<typeof siteSchema>;
