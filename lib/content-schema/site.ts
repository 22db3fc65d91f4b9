import { z } from 'zod';
import { domainName, emailAddress, internalHref, phoneNumber, webAddress } from './addresses';
import { distinct, standIns, text, title, waveform } from './fields';
import { musicFile } from './media';

const socialLink = z.strictObject({
  href: webAddress,
  label: text(40),
  icon: z.enum(['instagram', 'soundcloud', 'facebook', 'youtube']),
});

export const siteSchema = z.strictObject({
  brand: text(20),
  domain: domainName,
  titleSuffix: text(60),
  description: text(160),
  tagline: title,
  email: emailAddress,
  /** Shown on the contact card and named in the connection error; null: neither. */
  phone: phoneNumber.nullable(),
  social: z.array(socialLink).check(distinct('href', 'social')),
  owner: z.strictObject({ name: text(80), taxId: text(20), address: text(120), register: text(160) }),
  developer: z.strictObject({ label: text(40), href: webAddress }),
  minimumAge: z.int().min(18).max(99),
  track: z.strictObject({
    file: musicFile,
    /** What lock screens and headphones show. */
    title: text(60),
    artist: text(60),
    /** Seconds between which it loops; without them from its beginning to its end. */
    loopStart: z.number().min(0).optional(),
    loopEnd: z.number().min(0).optional(),
  }),
  standIns,
});

const navigationLink = z.strictObject({ label: text(40), href: internalHref });

export const navigationSchema = z.strictObject({
  items: z
    .array(navigationLink.extend({ wave: waveform }))
    .min(1)
    .check(distinct('href', 'items')),
  button: navigationLink,
  groups: z
    .array(
      z.strictObject({
        title: text(30),
        links: z.array(navigationLink).min(1).check(distinct('href', 'links')),
      }),
    )
    .length(3)
    .check(distinct('title', 'groups')),
  legal: z.array(navigationLink).length(3).check(distinct('href', 'legal')),
  texts: z.strictObject({
    skip: text(40),
    main: text(40),
    home: text(60),
    open: text(40),
    close: text(40),
    footer: text(40),
    rights: text(80),
    socialNewTab: text(60),
  }),
});

export type SiteContent = z.input<typeof siteSchema>;
export type NavigationContent = z.input<typeof navigationSchema>;
