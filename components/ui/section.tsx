import { cx } from 'class-variance-authority';
import type { ComponentProps, ReactNode } from 'react';

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

/** An entry with a line above and below. In a description list it is a `div`, elsewhere an `li`. */
export function RuledEntry({ as: Tag, children }: { as: 'li' | 'div'; children: ReactNode }) {
  return <Tag className="border-t-stroke pt-5.5 pb-7.5 last:border-b-stroke">{children}</Tag>;
}
