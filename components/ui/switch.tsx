import * as SwitchPrimitive from '@radix-ui/react-switch';
import type { ComponentProps } from 'react';

/** A switch drawn as a square wave: low at the left is off, a tall merlon at the right is on. */
export function Switch({ className = '', ...props }: ComponentProps<typeof SwitchPrimitive.Root>) {
  return (
    <SwitchPrimitive.Root data-slot="switch" className={`sw ${className}`} {...props}>
      <SwitchPrimitive.Thumb data-slot="switch-thumb" className="sw-t" />
    </SwitchPrimitive.Root>
  );
}
