import { cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';

/** A button with an X of 14 px and a touch target of 44 px, at any font size. */
export function CloseButton({ className, ...props }: ComponentProps<'button'> & { 'aria-label': string }) {
  return (
    <button
      type="button"
      className={cx(
        'grid size-[44px] flex-none cursor-pointer place-items-center -outline-offset-4 hover:bg-wash',
        className,
      )}
      {...props}
    >
      <svg className="size-[14px] fill-none stroke-current stroke-2" viewBox="0 0 14 14" aria-hidden="true">
        <path d="M1 1L13 13M13 1L1 13" />
      </svg>
    </button>
  );
}
