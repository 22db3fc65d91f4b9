import { cx } from 'class-variance-authority';
import type { ReactNode } from 'react';
import { TitleText } from './title-text';

interface SectionHeadProps {
  title: { lead: string; accent?: string };
  /** Lets other elements refer to the title with `aria-labelledby`. */
  titleId?: string;
  className?: string;
  children: ReactNode;
}

/** The title of a section on the left, and a few words on the right. */
export function SectionHead({ title, titleId, className, children }: SectionHeadProps) {
  return (
    <div className={cx('flex items-end justify-between gap-10 max-820:block', className)}>
      <h2 id={titleId} className="820:max-w-[62%] 820:flex-none">
        <TitleText {...title} breakBefore />
      </h2>
      <p className="measure-23 text-muted max-820:mt-6.5">{children}</p>
    </div>
  );
}
