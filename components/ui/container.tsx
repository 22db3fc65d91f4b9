import { cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';

interface ContainerProps extends ComponentProps<'div'> {
  /** Twelve columns above breakpoint `column`; children use `col-*`. */
  columns?: boolean;
}

/** The page's margins. */
export function Container({ columns, className, ...props }: ContainerProps) {
  return (
    <div
      className={cx('w-full px-gutter', columns && 'grid grid-cols-12 gap-x-gap max-column:block', className)}
      {...props}
    />
  );
}
