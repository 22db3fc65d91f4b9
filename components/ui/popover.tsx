import * as PopoverPrimitive from '@radix-ui/react-popover';
import type { ComponentProps } from 'react';

/** Not to be made `modal`: that form of Radix's injects a style element, which the site's policy refuses. */
export const Popover = PopoverPrimitive.Root;
export const PopoverAnchor = PopoverPrimitive.Anchor;

export function PopoverContent(props: ComponentProps<typeof PopoverPrimitive.Content>) {
  return (
    <PopoverPrimitive.Portal>
      <PopoverPrimitive.Content {...props} />
    </PopoverPrimitive.Portal>
  );
}
