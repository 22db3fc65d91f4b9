import { z } from 'zod';
import {
  anyLink,
  domainName,
  emailAddress,
  internalLink,
  outsideLink,
  phoneNumber,
  webAddress,
} from './addresses';
import { distinct, placeholderValues, text, texts, title, waveform } from './fields';
import { musicFile } from './media';

export const networks = ['instagram', 'soundcloud', 'facebook', 'youtube', 'tiktok', 'spotify'] as const;

const socialLink = z.strictObject({
  href: webAddress,
  label: text(40),
  /** Without it, a neutral icon. */
  icon: z
    .enum(networks, `una de estas redes: ${networks.join(', ')}; en otra red, borra esta línea`)
    .optional(),
});

export const siteSchema = z.strictObject({
  brand: text(20),
  domain: domainName,
  titleSuffix: text(60),
  description: text(160),
  tagline: title,
  email: emailAddress,
  /** Shown on the contact card and in the connection error; null for none. */
  phone: phoneNumber.nullable(),
  social: z.array(socialLink).check(distinct('href', 'social')),
  owner: z.strictObject({ name: text(80), taxId: text(20), address: text(120), register: text(160) }),
  developer: outsideLink,
  minimumAge: z.int().min(18).max(99),
  track: z.strictObject({
    file: musicFile,
    /** Shown on lock screens. */
    title: text(60),
    artist: text(60),
    /** Loop in seconds; by default the whole song. */
    loopStart: z.number().min(0).optional(),
    loopEnd: z.number().min(0).optional(),
  }),
  placeholderValues,
});

export const navigationSchema = z.strictObject({
  items: z
    .array(anyLink.extend({ wave: waveform }))
    .min(1)
    .max(9)
    .check(distinct('href', 'items')),
  button: internalLink,
  groups: z
    .array(
      z.strictObject({
        title: text(30),
        links: z.array(anyLink).min(1).max(9).check(distinct('href', 'links')),
      }),
    )
    .length(3)
    .check(distinct('title', 'groups')),
  legal: z.array(internalLink).length(3).check(distinct('href', 'legal')),
  texts: texts(80, 'skip', 'main', 'home', 'menu', 'footer', 'rights', 'newTab'),
});

export type SiteContent = z.input<typeof siteSchema>;
export type NavigationContent = z.input<typeof navigationSchema>;
