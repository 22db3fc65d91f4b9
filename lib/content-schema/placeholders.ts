import { z } from 'zod';
import { routes } from '../routes';
import { anyLink, internalLink } from './addresses';
import { distinct, text, title, waveform } from './fields';
import { pictureFields } from './media';

/** Pages that the specification leaves for later. */
const placeholderRoutes = [
  routes.gallery,
  routes.pastExperiences,
  routes.testimonials,
  routes.sponsors,
  routes.partners,
  routes.proposeVenue,
  routes.collaborate,
] as const;

/** An entry of a list page: an opinion, a partner, a past edition. */
const entry = z.strictObject({
  title: text(80),
  text: text(600),
  link: anyLink.optional(),
  ...pictureFields,
  image: pictureFields.image.optional(),
});

const page = z.strictObject({
  name: text(40),
  description: text(320),
  wave: waveform,
  /** A useful page meanwhile, beside the home page. */
  link: internalLink,
  /** Id of the subject that the contact form chooses when the link leads there. */
  subject: z.string().optional(),
  entries: z.array(entry).min(1).max(40).check(distinct('text', 'entries')).optional(),
  photos: z
    .array(z.strictObject({ ...pictureFields, caption: text(160).optional() }))
    .min(1)
    .max(60)
    .check(distinct('image', 'photos'))
    .optional(),
});

export const placeholdersSchema = z.strictObject({
  title,
  home: text(40),
  /** Accessible name of the link to an uncropped photo. */
  wholePhoto: text(40),
  /** A page with a file of its own under app/ has no row here. */
  pages: z.partialRecord(
    z.enum(placeholderRoutes, `una de las páginas en desarrollo: ${placeholderRoutes.join(', ')}`),
    page,
  ),
});

/** Whether a page still says that it is unfinished. */
export const isUnfinished = ({ entries, photos }: PlaceholderPage) => !entries && !photos;

export type PlaceholdersContent = z.input<typeof placeholdersSchema>;
export type PlaceholderPage = z.output<typeof page>;
export type Placeholders = z.output<typeof placeholdersSchema>;
