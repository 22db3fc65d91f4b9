import { useEffect, useRef, useState, type FormEvent } from 'react';
import { loadToaster } from '@/components/ui/toast-outlet';
import { fieldText, formMessage } from '@/lib/contact/form/form-message';
import { trapField } from '@/lib/contact/form/limits';
import type { ContactMessage, FieldError, Validation, ValidationMessages } from '@/lib/contact/form/schema';
import { submitContact, type SubmitTexts } from '@/lib/contact/form/submit';
import { showToast } from '@/lib/browser/toast';
import { useDraft } from './use-draft';

export type FormState =
  | { status: 'idle'; errors: readonly FieldError[] }
  | { status: 'sending' }
  | { status: 'success'; text: string }
  | { status: 'error'; text: string; unsent: ContactMessage };

interface FormTexts extends SubmitTexts {
  sentToast: string;
  /** For visitors who have gone on to another page meanwhile. */
  failedToast: string;
}

interface Rules {
  messages: ValidationMessages;
  subjects: readonly string[];
}

/** The form on the page: when an answer comes, the visitor may have left the one it is for and come back to another. */
let shown: HTMLFormElement | null = null;

const idle: FormState = { status: 'idle', errors: [] };

const loadRules = () => import('@/lib/contact/form/schema');

/** The first sign of interest fetches what only those need who write. What fails here is dealt with when it is needed. */
function prepare(): void {
  void loadRules().catch(() => undefined);
  void loadToaster().catch(() => undefined);
}

/** What the fields hold once the rules are there. Where these cannot be loaded, as without network, the server has the only word. */
async function validate(form: HTMLFormElement, { messages, subjects }: Rules): Promise<Validation> {
  const rules = await loadRules().catch(() => null);
  const message = formMessage(form);
  return rules ? rules.contactValidator(messages, subjects)(message) : { ok: true, message };
}

/** The contact form's states (specification, section 4). The fields keep their own values: typing renders nothing. */
export function useContactForm(rules: Rules, texts: FormTexts) {
  const form = useRef<HTMLFormElement>(null);
  const [state, setState] = useState<FormState>(idle);
  const forgetDraft = useDraft(form);
  const busy = useRef(false);
  const mountedAt = useRef(0);
  const elapsed = useRef<number | null>(null);

  useEffect(() => {
    const element = form.current;
    if (!element) return;
    shown = element;
    mountedAt.current = performance.now();
    // From here on the form lists its errors itself; without JavaScript the browser checks.
    element.noValidate = true;
    element.addEventListener('focusin', prepare, { once: true });
    return () => {
      shown = null;
      element.removeEventListener('focusin', prepare);
    };
  }, []);

  /** Empties the form. A text that the visitor has begun since he came back is not the one that was sent: it stays. */
  function forget(sent: ContactMessage, element: HTMLFormElement): void {
    if (shown && shown !== element && JSON.stringify(formMessage(shown)) !== JSON.stringify(sent)) return;
    shown?.reset();
    forgetDraft();
  }

  async function send(element: HTMLFormElement): Promise<void> {
    const result = await validate(element, rules);
    if (!result.ok) return setState({ status: 'idle', errors: result.errors });
    const typed = formMessage(element);

    setState({ status: 'sending' });
    // A retry repeats the first figure, so that the same message stays the same mail.
    elapsed.current ??= performance.now() - mountedAt.current;
    const trap = fieldText(element, trapField);
    const submission = { message: result.message, trap, elapsed: elapsed.current };
    const { success, text } = await submitContact(submission, texts);
    if (success) {
      forget(typed, element);
      elapsed.current = null;
      showToast({ kind: 'success', text: texts.sentToast });
      setState({ status: 'success', text });
    } else if (element.isConnected) {
      setState({ status: 'error', text, unsent: result.message });
    } else {
      showToast({ kind: 'error', text: texts.failedToast });
    }
  }

  async function handleSubmit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    if (busy.current) return;
    busy.current = true;
    setState(idle);
    try {
      await send(event.currentTarget);
    } finally {
      busy.current = false;
    }
  }

  /** Typing clears the errors that are shown. */
  function handleInput(): void {
    if (state.status === 'idle' && state.errors.length > 0) setState(idle);
  }

  return { form, state, handleSubmit, handleInput };
}
