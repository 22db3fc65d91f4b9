import { cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { control } from './field';

/** A select in a Field, under the brand's arrow, which lets clicks through. */
export function Select(props: ComponentProps<'select'>) {
  return (
    <>
      <select className={cx(control, 'row-start-2 cursor-pointer appearance-none pr-10')} {...props} />
      <span className="pointer-events-none col-span-full row-start-2 mr-0.5 mb-px icon icon-select self-center justify-self-end forced-colors:bg-[FieldText]" />
    </>
  );
}
