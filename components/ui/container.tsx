import { cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';

interface ContainerProps extends ComponentProps<'div'> {
  /** Twelve columns from `column` up: children place themselves with `col-*`. */
  columns?: boolean;
}

/** The page's width between its margins. */
export function Container({ columns, className, ...props }: ContainerProps) {
  return (
    <div
      className={cx(
        'mx-auto w-full max-w-page px-gutter',
        columns && 'grid grid-cols-12 gap-x-gap max-column:block',
        className,
      )}
      {...props}
    />
  );
}
