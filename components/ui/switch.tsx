import * as SwitchPrimitive from '@radix-ui/react-switch';
import { cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';

/** A switch drawn as a square wave, in whole pixels: low at the left is off, a tall merlon at the right is on. */
export function Switch({ className, ...props }: ComponentProps<typeof SwitchPrimitive.Root>) {
  return (
    <SwitchPrimitive.Root
      className={cx(
        'relative h-[30px] w-[58px] cursor-pointer border-b-2 border-tinta disabled:cursor-default',
        'after:absolute after:inset-x-0 after:-inset-y-2 forced-colors:border-[ButtonText]',
        className,
      )}
      {...props}
    >
      <SwitchPrimitive.Thumb
        className={cx(
          'absolute bottom-0 left-0 h-[15px] w-[26px] border-2 border-b-0 border-tinta bg-cal',
          'transition-[left,height,background-color] duration-open data-disabled:bg-piedra',
          'data-[state=checked]:left-[32px] data-[state=checked]:h-[28px] not-data-disabled:data-[state=checked]:bg-oxido',
          'forced-colors:border-[ButtonText] forced-colors:data-disabled:border-[GrayText] forced-colors:data-disabled:bg-[GrayText]',
          'forced-colors:data-[state=checked]:forced-color-adjust-none forced-colors:not-data-disabled:data-[state=checked]:bg-[Highlight]',
        )}
      />
    </SwitchPrimitive.Root>
  );
}
