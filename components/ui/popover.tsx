import * as PopoverPrimitive from '@radix-ui/react-popover';
import type { ComponentProps } from 'react';

/** Never modal: Radix's modal form injects a style element, which the site's policy refuses. */
export function Popover(props: Omit<ComponentProps<typeof PopoverPrimitive.Root>, 'modal'>) {
  return <PopoverPrimitive.Root {...props} modal={false} />;
}

export function PopoverAnchor(props: ComponentProps<typeof PopoverPrimitive.Anchor>) {
  return <PopoverPrimitive.Anchor {...props} />;
}

export function PopoverContent(props: ComponentProps<typeof PopoverPrimitive.Content>) {
  return (
    <PopoverPrimitive.Portal>
      <PopoverPrimitive.Content data-slot="popover-content" {...props} />
    </PopoverPrimitive.Portal>
  );
}
