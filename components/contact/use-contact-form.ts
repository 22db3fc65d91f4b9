import { useEffect, useRef, useState, type FormEvent } from 'react';
import { loadToaster } from '@/components/ui/toast-outlet';
import { fieldText, formMessage } from '@/lib/contact/form/form-message';
import { trapField } from '@/lib/contact/form/limits';
import type { ContactMessage, FieldError, Validation, ValidationMessages } from '@/lib/contact/form/schema';
import { submitContact, type SubmitTexts } from '@/lib/contact/form/submit';
import { showToast } from '@/lib/browser/toast';
import { useDraft } from './use-draft';

type FormState =
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

const idle: FormState = { status: 'idle', errors: [] };
const sending: FormState = { status: 'sending' };

/** The form on the page: when an answer comes, the visitor may have left the one it is for and come back to another. */
let shown: { element: HTMLFormElement; show: (state: FormState) => void } | null = null;
/** Whether a message is on its way. */
let underway = false;

const loadRules = () => import('@/lib/contact/form/schema');

/** The first sign of interest fetches what only those need who write. What fails here is dealt with when it is needed. */
function prepare(): void {
  void loadRules().catch(() => undefined);
  void loadToaster().catch(() => undefined);
}

/** How long the rules may take, in ms. */
const patience = 5000;

/** What the fields hold once the rules are there. Where these cannot be had, the browser's own check and the server decide. */
async function validate(form: HTMLFormElement, { messages, subjects }: Rules): Promise<Validation> {
  const late = new Promise<null>((resolve) => setTimeout(resolve, patience, null));
  const rules = await Promise.race([loadRules().catch(() => null), late]);
  const message = formMessage(form);
  if (rules) return rules.contactValidator(messages, subjects)(message);
  return form.reportValidity() ? { ok: true, message } : { ok: false, errors: [] };
}

/** The contact form's states (specification, section 4). The fields keep their own values: typing renders nothing. */
export function useContactForm(rules: Rules, texts: FormTexts) {
  const form = useRef<HTMLFormElement>(null);
  const [state, setState] = useState(underway ? sending : idle);
  const forgetDraft = useDraft(form);
  const mountedAt = useRef(0);
  const elapsed = useRef<number | null>(null);

  useEffect(() => {
    const element = form.current;
    if (!element) return;
    shown = { element, show: setState };
    mountedAt.current = performance.now();
    // From here on the form lists its errors itself; without JavaScript the browser checks.
    element.noValidate = true;
    element.addEventListener('focusin', prepare, { once: true });
    return () => {
      shown = null;
      element.removeEventListener('focusin', prepare);
    };
  }, []);

  /** Empties the form. A text that the visitor has begun or changed meanwhile is not the one that was sent: it stays. */
  function forget(sent: ContactMessage): void {
    if (shown && JSON.stringify(formMessage(shown.element)) !== JSON.stringify(sent)) return;
    shown?.element.reset();
    forgetDraft();
  }

  async function send(element: HTMLFormElement): Promise<void> {
    const result = await validate(element, rules);
    if (!result.ok) return shown?.show({ status: 'idle', errors: result.errors });
    const typed = formMessage(element);

    setState(sending);
    // A retry repeats the first figure, so that the same message stays the same mail.
    elapsed.current ??= performance.now() - mountedAt.current;
    const trap = fieldText(element, trapField);
    const submission = { message: result.message, trap, elapsed: elapsed.current };
    const { success, text } = await submitContact(submission, texts);
    if (success) {
      forget(typed);
      elapsed.current = null;
      showToast({ kind: 'success', text: texts.sentToast });
      shown?.show({ status: 'success', text });
    } else if (shown) {
      shown.show({ status: 'error', text, unsent: result.message });
    } else {
      showToast({ kind: 'error', text: texts.failedToast });
    }
  }

  async function handleSubmit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    if (underway) return;
    underway = true;
    setState(idle);
    try {
      await send(event.currentTarget);
    } finally {
      underway = false;
    }
  }

  /** Typing clears the errors that are shown. */
  function handleInput(): void {
    if (state.status === 'idle' && state.errors.length > 0) setState(idle);
  }

  return { form, state, handleSubmit, handleInput };
}
