import { z } from 'zod';
import { routes } from '../routes';
import { internalHref } from './addresses';
import { distinct, text, title, waveform } from './fields';
import { pictureFields } from './media';

/** Addresses of the specification that may still be without content of their own. */
const placeholderRoutes = [
  routes.gallery,
  routes.pastExperiences,
  routes.testimonials,
  routes.sponsors,
  routes.partners,
  routes.proposeVenue,
  routes.collaborate,
] as const;

const page = z.strictObject({
  name: text(40),
  description: text(320),
  wave: waveform,
  /** Somewhere useful to go meanwhile, beside the way home. */
  link: z.strictObject({ label: text(40), href: internalHref }),
  /** With photos the page is a gallery and no longer unfinished. */
  photos: z.array(z.strictObject(pictureFields)).min(1).max(60).check(distinct('image', 'photos')).optional(),
});

export const placeholdersSchema = z.strictObject({
  title,
  home: text(40),
  /** One that has got a page of its own under app/ loses its row here. */
  pages: z.partialRecord(
    z.enum(placeholderRoutes, `una de las páginas en desarrollo: ${placeholderRoutes.join(', ')}`),
    page,
  ),
});

export type PlaceholdersContent = z.input<typeof placeholdersSchema>;
export type Placeholders = z.output<typeof placeholdersSchema>;
