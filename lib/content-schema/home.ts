import { z } from 'zod';
import { internalHref } from './addresses';
import { distinct, slug, standIns, text, title, titleWith, waveform } from './fields';
import { backgroundFilm, captionsFile, filmFile, pictureFields, pictureFile } from './media';

const link = z.strictObject({ label: text(50), href: internalHref });

export const homeSchema = z.strictObject({
  hero: z.strictObject({
    title,
    lead: text(200),
    card: text(30),
    place: text(60),
    pause: text(40),
    play: text(40),
    unmute: text(40),
    mute: text(40),
    film: backgroundFilm,
  }),
  concept: z.strictObject({
    title,
    lead: text(300),
    body: text(400),
    caption: text(160),
    drawing: text(200),
  }),
  experience: z.strictObject({ title: titleWith({ allowed: ['count'] }), intro: text(240) }),
  audience: z.strictObject({
    title,
    intro: text(240),
    types: z
      .array(z.strictObject({ title: text(40), description: text(240) }))
      .length(4)
      .check(distinct('title', 'types')),
  }),
  locations: z.strictObject({
    title: titleWith({ allowed: ['count', 'waves'] }),
    intro: text(240),
    venues: z
      .array(
        z.strictObject({
          name: text(30),
          wave: waveform,
          waveName: text(30),
          description: text(220),
          ...pictureFields,
        }),
      )
      .min(3)
      .max(9)
      .check(distinct('image', 'venues'))
      .check(distinct('name', 'venues')),
    buttons: z.array(link).length(3).check(distinct('href', 'buttons')),
  }),
  why: z.strictObject({
    title,
    image: pictureFile,
    values: z
      .array(z.strictObject({ title: text(50), description: text(260), wave: waveform }))
      .length(4)
      .check(distinct('wave', 'values')),
    testimonials: z
      .array(z.strictObject({ quote: text(220), author: text(60) }))
      .length(3)
      .check(distinct('author', 'testimonials')),
    testimonialsTitle: text(40),
  }),
  contact: z.strictObject({
    title: text(20),
    cardLabel: text(40),
    cardTitle: title,
    email: text(20),
    phone: text(20),
    /** While tickets are sold; otherwise the state's own words stand there. */
    buy: text(50, { required: ['buy'] }),
  }),
  standIns,
});

export const faqSchema = z.strictObject({
  title,
  intro: text(200),
  link: link,
  unsupported: text(80),
  captionsLabel: text(20),
  entries: z
    .array(
      z.strictObject({
        id: slug,
        question: text(90),
        description: text(900),
        /** Without a film the answer stands alone. */
        video: filmFile.optional(),
        poster: pictureFile.optional(),
        captions: captionsFile.optional(),
      }),
    )
    .min(1)
    .check(distinct('id', 'entries'))
    .check(distinct('question', 'entries')),
  standIns,
});

/** As staff write it. */
export type HomeSource = z.input<typeof homeSchema>;

/** As pages get it: counts and the state's words in their places; see derived-texts.ts. */
export type HomeContent = HomeSource & { hero: { buy: string } };

export type FaqContent = z.input<typeof faqSchema>;
