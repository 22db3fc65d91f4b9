import { cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';

const surfaces = {
  paper: 'on-paper',
  'paper-shade': 'on-paper bg-paper-shade',
  ink: 'on-ink',
  night: 'on-night',
};

interface SectionProps extends ComponentProps<'section'> {
  surface: keyof typeof surfaces;
  /** Halves the padding on the side where the neighbouring section has the same surface. */
  half?: 'top' | 'bottom';
  /** Less padding, for a section with little content. */
  light?: boolean;
}

/** A section with a background of full width. */
export function Section({ surface, half, light, className, ...props }: SectionProps) {
  return (
    <section
      className={cx(
        'relative py-section print:py-4',
        surfaces[surface],
        light && 'py-section-light',
        half === 'top' && 'pt-section-half',
        half === 'bottom' && 'pb-section-half',
        className,
      )}
      {...props}
    />
  );
}
