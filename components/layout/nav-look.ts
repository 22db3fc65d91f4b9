import { cva } from 'class-variance-authority';

/** The look of a link in a list of links: underlined on hover. */
export const navLink = cva(
  'decoration-accent decoration-stroke underline-offset-navigation hover:underline aria-[current]:underline',
);
