import * as ToastPrimitive from '@radix-ui/react-toast';
import { cx } from 'class-variance-authority';
import { symbol } from '@/lib/brand/symbol';
import { dismissToast, type Toast } from '@/lib/browser/toast';
import { toastWords } from '@/lib/words/layout';
import { CloseButton } from './close-button';
import styles from './toaster.module.css';

const displayTimeMs = 4500;

/**
 * Shows the toasts. Radix stops their timer on hover, on focus and while another window is in front. F8 focuses them.
 */
export function Toaster({ toasts }: { toasts: readonly Toast[] }) {
  return (
    <ToastPrimitive.Provider duration={displayTimeMs} label={toastWords.name} swipeDirection="right">
      {toasts.map(({ id, kind, text }) => (
        <ToastPrimitive.Root
          key={id}
          className={cx(
            styles.toast,
            'pointer-events-auto flex max-w-full items-center gap-3.5 on-ink py-2.5 pr-2 pl-5 text-body leading-text',
            'edge-hairline forced-colors:border',
          )}
          type={kind === 'error' ? 'foreground' : 'background'}
          onOpenChange={(open) => {
            if (!open) dismissToast(id);
          }}
        >
          <svg
            className={cx(
              'size-5.5 flex-none fill-current forced-colors:text-[CanvasText]',
              kind === 'success' ? 'text-highlight' : 'text-accent',
            )}
            viewBox="0 0 32 32"
            fillRule="evenodd"
            aria-hidden="true"
          >
            <path d={symbol} />
          </svg>
          <ToastPrimitive.Title className="min-w-0 flex-1">{text}</ToastPrimitive.Title>
          <ToastPrimitive.Close asChild>
            <CloseButton aria-label={toastWords.close} />
          </ToastPrimitive.Close>
        </ToastPrimitive.Root>
      ))}
      <ToastPrimitive.Viewport
        className={cx(
          'pointer-events-none fixed right-[max(1rem,env(safe-area-inset-right))] bottom-[calc(var(--foot)+1rem)] z-80',
          'grid w-[min(28rem,100vw-2rem)] grid-cols-1 justify-items-end gap-2 outline-accent print:hidden',
        )}
        label={`${toastWords.name} ({hotkey})`}
      />
    </ToastPrimitive.Provider>
  );
}
