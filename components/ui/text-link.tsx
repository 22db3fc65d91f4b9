import { cx } from 'class-variance-authority';
import { isOutside } from '@/lib/routes';
import { Link, type LinkProps } from './link';

/** Classes of a link outside of running text. */
export const textLinkClasses = cx(
  'inline-block border-b-stroke border-accent pt-2 pb-1 text-body leading-label font-semibold',
  'hover:border-b-3 hover:pb-[calc(0.25rem-1.5px)]',
);

/** Classes of a link in a list of links, which is underlined only on hover. */
export const navLinkClasses =
  'decoration-accent decoration-stroke underline-offset-navigation hover:underline aria-[current]:underline';

/** Classes of the links in the last line of the page. */
export const finePrintClasses = cx(navLinkClasses, 'inline-block py-2.5 leading-lead');

export function TextLink({ className, ...props }: LinkProps) {
  return (
    <Link className={cx(textLinkClasses, isOutside(props.href) && 'printed-address', className)} {...props} />
  );
}
