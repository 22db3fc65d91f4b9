import { cva } from 'class-variance-authority';

/** The look of a link among others of its kind: its line comes with the pointer. */
export const navLink = cva(
  'decoration-oxido decoration-stroke underline-offset-navigation hover:underline aria-[current]:underline',
);
