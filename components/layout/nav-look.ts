import { cva } from 'class-variance-authority';

/** Classes of a link in a list of links, which is underlined only on hover. */
export const navLink = cva(
  'decoration-accent decoration-stroke underline-offset-navigation hover:underline aria-[current]:underline',
);
