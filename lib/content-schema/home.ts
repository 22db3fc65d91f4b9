import { z } from 'zod';
import { internalLink } from './addresses';
import { counted, distinct, slug, placeholderValues, text, title, waveform } from './fields';
import { backgroundFilm, captionsFile, filmFile, pictureFields, pictureFile } from './media';

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
  experience: z.strictObject({
    title: z.strictObject({ lead: text(60), accent: counted(40) }),
    intro: text(240),
  }),
  audience: z.strictObject({
    title,
    intro: text(240),
    types: z
      .array(z.strictObject({ title: text(40), description: text(240) }))
      .min(1)
      .max(8)
      .check(distinct('title', 'types')),
  }),
  locations: z.strictObject({
    /** `lead` counts the venues, `accent` their waves. */
    title: z.strictObject({ lead: counted(60), accent: counted(40) }),
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
      .min(1)
      .max(9)
      .check(distinct('image', 'venues'))
      .check(distinct('name', 'venues')),
    buttons: z.array(internalLink).length(3).check(distinct('href', 'buttons')),
  }),
  why: z.strictObject({
    title,
    image: pictureFile,
    values: z
      .array(z.strictObject({ title: text(50), description: text(260), wave: waveform }))
      .min(1)
      .max(8)
      .check(distinct('title', 'values')),
    testimonials: z
      .array(z.strictObject({ quote: text(220), author: text(60) }))
      .min(1)
      .max(9)
      .check(distinct('quote', 'testimonials')),
    testimonialsTitle: text(40),
  }),
  contact: z.strictObject({
    title: text(20),
    cardLabel: text(40),
    cardTitle: title,
    email: text(20),
    phone: text(20),
    /** Label while tickets are sold; otherwise the state's `reserve`. */
    buy: text(50, { required: ['buy'] }),
  }),
  placeholderValues,
});

export const faqSchema = z.strictObject({
  title,
  intro: text(200),
  link: internalLink,
  unsupported: text(80),
  captionsLabel: text(20),
  entries: z
    .array(
      z.strictObject({
        id: slug,
        question: text(90),
        description: text(900),
        video: filmFile.optional(),
        poster: pictureFile.optional(),
        captions: captionsFile.optional(),
      }),
    )
    .min(1)
    .max(20)
    .check(distinct('id', 'entries'))
    .check(distinct('question', 'entries')),
  placeholderValues,
});

/** As staff write it. */
export type HomeSource = z.input<typeof homeSchema>;

type Titled<Section> = Omit<Section, 'title'> & { title: z.output<typeof title> };

/** With counts and the state's words filled in by derived-texts.ts. */
export type HomeContent = Omit<HomeSource, 'experience' | 'locations'> & {
  hero: { buy: string };
  experience: Titled<HomeSource['experience']>;
  locations: Titled<HomeSource['locations']>;
};

export type FaqContent = z.input<typeof faqSchema>;
