import * as ToastPrimitive from '@radix-ui/react-toast';
import { cx } from 'class-variance-authority';
import { dismissToast, type Toast } from '@/lib/browser/toast';
import { CloseButton } from './close-button';

export interface ToasterProps {
  toasts: readonly Toast[];
  /** Name of the region, for screen readers. */
  region: string;
  close: string;
}

const displayTime = 4500;

const notice = cx(
  'pointer-events-auto flex max-w-full items-center gap-3.5 on-tinta py-2.5 pr-2 pl-5 text-body leading-text edge-hairline-outside',
  'transition-[opacity,translate] duration-open data-[state=closed]:animate-fade-out starting:translate-y-2 starting:opacity-0',
  'data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x) data-[swipe=move]:transition-none',
  'forced-colors:border forced-colors:border-[CanvasText]',
);
const signs = { success: 'text-oro', error: 'text-oxido' };

/**
 * The notices, bottom right. Each stays 4.5 s and waits while the pointer or the focus is on it or the window is
 * in the background. Errors interrupt a screen reader, the rest waits its turn. F8 leads to them.
 */
export function Toaster({ toasts, region, close }: ToasterProps) {
  return (
    <ToastPrimitive.Provider duration={displayTime} label={region} swipeDirection="right">
      {toasts.map(({ id, kind, text }) => (
        <ToastPrimitive.Root
          key={id}
          className={notice}
          type={kind === 'error' ? 'foreground' : 'background'}
          onOpenChange={(open) => {
            if (!open) dismissToast(id);
          }}
        >
          <svg
            className={cx('size-5.5 flex-none fill-current forced-colors:text-[CanvasText]', signs[kind])}
            viewBox="0 0 32 32"
            fillRule="evenodd"
            aria-hidden="true"
          >
            <path d="M2 31V11.5H9.5V2H22.5V11.5H30V31H25.3V24.7H6.7V31zM6.7 20H25.3V16.2H17.8V6.7H14.2V16.2H6.7z" />
          </svg>
          <ToastPrimitive.Title className="min-w-0 flex-1">{text}</ToastPrimitive.Title>
          <ToastPrimitive.Close asChild>
            <CloseButton aria-label={close} />
          </ToastPrimitive.Close>
        </ToastPrimitive.Root>
      ))}
      <ToastPrimitive.Viewport
        // Above the cookie bar or any other bar that says its height in --dock.
        className="pointer-events-none fixed right-[max(1rem,env(safe-area-inset-right))] bottom-[calc(max(var(--cookies,0px),var(--dock,0px),env(safe-area-inset-bottom))+1rem)] z-80 grid w-[min(28rem,100vw-2rem)] justify-items-end gap-2 outline-oxido print:hidden"
        label={`${region} ({hotkey})`}
      />
    </ToastPrimitive.Provider>
  );
}
