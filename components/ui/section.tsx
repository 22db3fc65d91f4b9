import { cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';

const grounds = {
  cal: 'on-cal',
  'cal-2': 'on-cal bg-cal-2',
  tinta: 'on-tinta',
  noche: 'on-noche',
};

interface SectionProps extends ComponentProps<'section'> {
  ground: keyof typeof grounds;
  /** Where two sections share a ground, the half of the room between them that this one leaves out. */
  half?: 'top' | 'bottom';
}

/** A section of a page on its ground; in print, ink on paper. */
export function Section({ ground, half, className, ...props }: SectionProps) {
  return (
    <section
      className={cx(
        'relative py-section print:py-4',
        grounds[ground],
        half === 'top' && 'pt-section-half',
        half === 'bottom' && 'pb-section-half',
        className,
      )}
      {...props}
    />
  );
}
