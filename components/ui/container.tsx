import { cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';

interface ContainerProps extends ComponentProps<'div'> {
  /** Twelve columns from `column` up: children place themselves with `col-*`. */
  columns?: boolean;
}

/** The page's width between its margins, for elements as wide as the window. */
export function Container({ columns, className, ...props }: ContainerProps) {
  return (
    <div
      className={cx('w-full px-gutter', columns && 'grid grid-cols-12 gap-x-gap max-column:block', className)}
      {...props}
    />
  );
}
