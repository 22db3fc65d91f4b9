import { z } from 'zod';
import { routes } from '../routes';
import { internalHref, text, title, waveform } from './fields';

/** Addresses of the specification that have no content of their own yet. */
const placeholderRoutes = [
  routes.gallery,
  routes.pastExperiences,
  routes.testimonials,
  routes.sponsors,
  routes.partners,
  routes.proposeVenue,
  routes.collaborate,
] as const;

const page = z.object({
  name: text(40),
  description: text(320),
  wave: waveform,
  /** Somewhere useful to go meanwhile, beside the way home. */
  link: z.object({ label: text(40), href: internalHref }),
});

export const placeholdersSchema = z.object({
  title,
  home: text(40),
  pages: z.record(
    z.enum(placeholderRoutes, `una de las páginas en desarrollo: ${placeholderRoutes.join(', ')}`),
    page,
  ),
});

export type PlaceholdersContent = z.input<typeof placeholdersSchema>;
export type Placeholders = z.output<typeof placeholdersSchema>;
