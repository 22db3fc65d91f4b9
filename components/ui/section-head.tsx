import { cx } from 'class-variance-authority';
import type { ReactNode } from 'react';
import { TitleText } from './title-text';

interface SectionHeadProps {
  title: { lead: string; accent?: string };
  /** For a part of the section that is named by its title. */
  titleId?: string;
  className?: string;
  children: ReactNode;
}

/** The head of a section: the title left, a few words right. */
export function SectionHead({ title, titleId, className, children }: SectionHeadProps) {
  return (
    <div className={cx('flex items-end justify-between gap-10 max-column:block', className)}>
      <h2 id={titleId} className="flex-1">
        <TitleText {...title} breakBefore />
      </h2>
      <p className="measure-23 text-muted max-column:mt-6.5">{children}</p>
    </div>
  );
}
