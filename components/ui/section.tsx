import { cva, type VariantProps } from 'class-variance-authority';
import type { ComponentProps, ReactNode } from 'react';
import type { Title } from '@/lib/content-model/texts';
import { TitleText } from './title-text';

const sectionClasses = cva('relative print:py-4', {
  variants: {
    surface: { paper: 'on-paper', 'paper-shade': 'on-paper-shade', ink: 'on-ink', night: 'on-night' },
    padding: {
      full: 'py-section',
      /** For little content. */
      light: 'py-section-light',
      /** Half the padding on the side where the neighbouring section has the same surface. */
      'half-below': 'pt-section pb-section-half',
      'half-above': 'pt-section-half pb-section-light',
      /** For a section whose last element stands on its lower edge. */
      'none-below': 'overflow-clip pt-section',
    },
  },
  defaultVariants: { padding: 'full' },
});

/** A section with a background of full width. */
export function Section({
  surface,
  padding,
  className,
  ...props
}: ComponentProps<'section'> & VariantProps<typeof sectionClasses>) {
  return <section className={sectionClasses({ surface, padding, className })} {...props} />;
}

interface SectionHeadProps {
  title: Title;
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
