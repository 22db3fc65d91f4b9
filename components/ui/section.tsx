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
  /** Where two neighbouring sections share a surface: the side on which this one has half the padding. */
  half?: 'top' | 'bottom';
  /** A section with little in it has less padding. */
  light?: boolean;
}

/** A full-width section with its background; black on white in print. */
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
