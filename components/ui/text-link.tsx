import { cva } from 'class-variance-authority';
import { isOutside } from '@/lib/routes';
import { Link, type LinkProps } from './link';

/** Classes of a link outside of running text. */
export const textLink = cva([
  'inline-block border-b-stroke border-accent pt-2 pb-1 text-body leading-label font-semibold',
  'hover:border-b-3 hover:pb-[calc(0.25rem-1.5px)]',
]);

/** Classes of a link in a list of links, which is underlined only on hover. */
export const navLink = cva(
  'decoration-accent decoration-stroke underline-offset-navigation hover:underline aria-[current]:underline',
);

export function TextLink({ className, ...props }: LinkProps) {
  return (
    <Link
      className={textLink({ className: [className, isOutside(props.href) && 'printed-address'] })}
      {...props}
    />
  );
}
