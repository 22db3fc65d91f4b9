import { cx } from 'class-variance-authority';
import type { ComponentProps, ReactNode } from 'react';
import { TitleText } from './title-text';

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

interface SectionHeadProps {
  title: { lead: string; accent?: string };
  /** Lets other elements refer to the title with `aria-labelledby`. */
  titleId?: string;
  children: ReactNode;
}

/** The title of a section on the left, and a few words on the right. */
export function SectionHead({ title, titleId, children }: SectionHeadProps) {
  return (
    <div className="flex items-end justify-between gap-10 max-820:block">
      <h2 id={titleId} className="820:max-w-[62%] 820:flex-none">
        <TitleText {...title} breakBefore />
      </h2>
      <p className="measure-23 text-muted max-820:mt-6.5">{children}</p>
    </div>
  );
}

/** An entry with a line above and below. In a description list it is a `div`, elsewhere an `li`. */
export function RuledEntry({ as: Tag, children }: { as: 'li' | 'div'; children: ReactNode }) {
  return <Tag className="border-t-stroke pt-5.5 pb-7.5 last:border-b-stroke">{children}</Tag>;
}
