import type { ComponentProps } from 'react';
import { buttonVariants, type ButtonLook } from './button';
import { Link } from './link';

/** A link to a page of the site that looks like a button. */
export function ButtonLink({
  variant,
  size,
  arrow,
  className,
  ...props
}: ComponentProps<typeof Link> & ButtonLook) {
  return <Link className={buttonVariants({ variant, size, arrow, className })} {...props} />;
}
