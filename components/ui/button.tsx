import { cva, type VariantProps } from 'class-variance-authority';
import type { ComponentProps, ComponentType } from 'react';
import { Link, type LinkProps } from './link';

const buttonVariants = cva(
  [
    'merlon relative inline-flex cursor-pointer items-center gap-3.5 py-3 text-balance',
    'leading-button tracking-button transition-surface',
    'disabled:cursor-default disabled:bg-disabled disabled:text-disabled-text disabled:edge-none',
    'print:border print:bg-transparent print:text-black forced-colors:border-2 forced-colors:border-[ButtonText]',
  ],
  {
    variants: {
      variant: {
        primary: 'bg-accent text-ink hover:bg-accent-light',
        ink: 'bg-ink text-paper hover:bg-ink-light',
        light: 'bg-paper text-ink hover:bg-white',
        line: 'edge-line hover:bg-wash hover:before:bg-current',
      },
      size: {
        /* The small size uses the text face, because the accents of the display face are too flat there. */
        sm: 'min-h-11 px-button-sm text-small font-bold before:left-4.5',
        md: 'min-h-14 px-button font-display text-plus font-title font-stretch-112% before:left-6.5',
        xl: 'min-h-18 px-8.5 font-display text-large font-title font-stretch-115% before:left-6.5',
      },
      align: { between: 'justify-between text-start', center: 'justify-center text-center' },
      /** Adds the arrow of a link to another page. */
      arrow: { true: 'after:icon after:icon-arrow' },
    },
    defaultVariants: { variant: 'primary', size: 'md', align: 'between' },
  },
);

export type ButtonLook = VariantProps<typeof buttonVariants>;

export function Button({
  variant,
  size,
  align,
  arrow,
  className,
  ...props
}: ComponentProps<'button'> & ButtonLook) {
  return (
    <button type="button" className={buttonVariants({ variant, size, align, arrow, className })} {...props} />
  );
}

interface ButtonLinkProps extends LinkProps, ButtonLook {
  /** Rendered instead of Link. */
  as?: 'a' | ComponentType<LinkProps>;
}

/** A link that looks like a button. */
export function ButtonLink({
  as: Tag = Link,
  variant,
  size,
  align,
  arrow,
  className,
  ...props
}: ButtonLinkProps) {
  return <Tag className={buttonVariants({ variant, size, align, arrow, className })} {...props} />;
}
