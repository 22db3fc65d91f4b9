import * as ToastPrimitive from '@radix-ui/react-toast';
import { dismissToast, type Toast } from '@/lib/browser/toast';
import { CloseIcon } from './close-icon';

export interface ToasterProps {
  toasts: readonly Toast[];
  /** Name of the region, for screen readers. */
  region: string;
  close: string;
}

const displayTime = 4500;

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
          className={`to to-${kind}`}
          type={kind === 'error' ? 'foreground' : 'background'}
          onOpenChange={(open) => {
            if (!open) dismissToast(id);
          }}
        >
          <svg className="to-i" viewBox="0 0 32 32" fill="currentColor" fillRule="evenodd" aria-hidden="true">
            <path d="M2 31V11.5H9.5V2H22.5V11.5H30V31H25.3V24.7H6.7V31zM6.7 20H25.3V16.2H17.8V6.7H14.2V16.2H6.7z" />
          </svg>
          <ToastPrimitive.Title className="to-x">{text}</ToastPrimitive.Title>
          <ToastPrimitive.Close className="xb" aria-label={close}>
            <CloseIcon />
          </ToastPrimitive.Close>
        </ToastPrimitive.Root>
      ))}
      <ToastPrimitive.Viewport className="tos" label={`${region} ({hotkey})`} />
    </ToastPrimitive.Provider>
  );
}
