import * as SwitchPrimitive from '@radix-ui/react-switch';
import { cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import styles from './switch.module.css';

export function Switch({ className, ...props }: ComponentProps<typeof SwitchPrimitive.Root>) {
  return (
    <SwitchPrimitive.Root
      className={cx(styles.switch, 'cursor-pointer disabled:cursor-default', className)}
      {...props}
    >
      <SwitchPrimitive.Thumb className={styles.level} />
    </SwitchPrimitive.Root>
  );
}
