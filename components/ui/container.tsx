import { cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';

/** The same windows as `max-820:`. */
export const narrowWindow = '(width < 51.25rem)';

/** The same windows as `low:` (app/globals.css). */
export const lowWindow = '(height < 30rem)';

/** Twelve columns, except in a narrow window. Children choose theirs with `col-*`. */
export const columnsClasses = 'grid grid-cols-12 gap-x-gap max-820:block';

interface ContainerProps extends ComponentProps<'div'> {
  columns?: boolean;
  /** Reader views leave out a div whose text is mostly links, and keep a section. */
  as?: 'div' | 'section';
}

/** Keeps its content within the margins of the page. */
export function Container({ columns, as: Tag = 'div', className, ...props }: ContainerProps) {
  return <Tag className={cx('w-full px-gutter', columns && columnsClasses, className)} {...props} />;
}
