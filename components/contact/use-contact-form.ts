import { useEffect, useRef, useState, type FormEvent } from 'react';
import { loadToaster } from '@/components/ui/toast-outlet';
import { removeItem } from '@/lib/browser/storage';
import { dismissToast, showToast } from '@/lib/browser/toast';
import {
  honeypotField,
  listErrors,
  messageSchema,
  type ContactMessage,
  type FieldError,
} from '@/lib/contact/form/message';
import { submitContact } from '@/lib/contact/form/submit';
import { storageKeys } from '@/lib/storage-keys';
import { connectionWords } from '@/lib/words/contact';
import { restoreDraft } from './draft';

type FormState =
  | { status: 'idle'; errors: readonly FieldError[] }
  | { status: 'sending' }
  | { status: 'sent'; text: string }
  | { status: 'failed'; text: string; unsent: ContactMessage };

const idle: FormState = { status: 'idle', errors: [] };

/**
 * The states of the contact form (docs/requirements.md, 5.2 and 5.4 to 5.7). The fields are uncontrolled, so typing
 * renders nothing but the counter.
 * @param connectionError what the visitor reads if the server cannot be reached
 */
export function useContactForm(connectionError: string) {
  const form = useRef<HTMLFormElement>(null);
  const toast = useRef<number>(undefined);
  const [state, setState] = useState(idle);
  const [sentCount, setSentCount] = useState(0);

  useEffect(() => {
    const element = form.current;
    if (!element) return;
    // The script lists the errors itself, so the browser must not report them too.
    element.noValidate = true;
    restoreDraft(element);
    // A toast may have to report that the network is down, so its code is loaded in advance.
    element.addEventListener('focusin', () => void loadToaster().catch(() => undefined), { once: true });
  }, []);

  async function handleSubmit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const element = event.currentTarget;
    const typed = Object.fromEntries(new FormData(element));
    if (toast.current !== undefined) dismissToast(toast.current);
    const parsed = messageSchema.safeParse(typed);
    if (!parsed.success) return setState({ status: 'idle', errors: listErrors(parsed.error) });

    setState({ status: 'sending' });
    const message = parsed.data;
    const answer = await submitContact(message, String(typed[honeypotField] ?? ''), connectionError);
    const { success, text } = answer;
    if (success) {
      removeItem('sessionStorage', storageKeys.contactDraft);
      setSentCount((count) => count + 1);
      setState({ status: 'sent', text });
      toast.current = showToast({ kind: 'success', text });
    } else {
      setState({ status: 'failed', text, unsent: message });
      // The form is gone if the visitor has left the page, so a toast reports the failure.
      if (!element.isConnected) showToast({ kind: 'error', text: connectionWords.toast });
    }
  }

  function clearErrors(): void {
    if (state.status === 'idle') setState(idle);
  }

  return { form, state, sentCount, handleSubmit, clearErrors };
}
