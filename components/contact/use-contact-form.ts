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
  /** For visitors who have gone to another page meanwhile. */
  failedToast: string;
}

interface Rules {
  messages: ValidationMessages;
  subjects: readonly string[];
}

const idle: FormState = { status: 'idle', errors: [] };
const sending: FormState = { status: 'sending' };

/** The mounted form. It outlives a change of page: the answer may come when another form is mounted, or none. */
let shown: { element: HTMLFormElement; show: (state: FormState) => void } | null = null;
let isSending = false;

const loadRules = () => import('@/lib/contact/form/schema');

/** Fetches ahead what only visitors who write need. A failure shows when it is needed. */
function prepare(): void {
  void loadRules().catch(() => undefined);
  void loadToaster().catch(() => undefined);
}

/** How long the validation rules may take to load. */
const rulesTimeoutMs = 5000;

/** Validates the fields as they are once the rules are loaded. Without the rules the browser and the server validate. */
async function validate(form: HTMLFormElement, { messages, subjects }: Rules): Promise<Validation> {
  const timeout = new Promise<null>((resolve) => setTimeout(resolve, rulesTimeoutMs, null));
  const rules = await Promise.race([loadRules().catch(() => null), timeout]);
  const message = formMessage(form);
  if (rules) return rules.contactValidator(messages, subjects)(message);
  return form.reportValidity() ? { ok: true, message } : { ok: false, errors: [] };
}

/** The contact form's states (specification, section 4). The fields are uncontrolled: typing renders nothing. */
export function useContactForm(rules: Rules, texts: FormTexts) {
  const form = useRef<HTMLFormElement>(null);
  const [state, setState] = useState(isSending ? sending : idle);
  const discardDraft = useDraft(form);
  const mountedAt = useRef(0);
  const elapsed = useRef<number | null>(null);

  useEffect(() => {
    const element = form.current;
    if (!element) return;
    shown = { element, show: setState };
    mountedAt.current = performance.now();
    // From here on the script lists the errors; without it the browser reports them.
    element.noValidate = true;
    element.addEventListener('focusin', prepare, { once: true });
    return () => {
      shown = null;
      element.removeEventListener('focusin', prepare);
    };
  }, []);

  /** Empties the form, unless the visitor has changed the text since it was sent. */
  function clear(sent: ContactMessage): void {
    if (shown && JSON.stringify(formMessage(shown.element)) !== JSON.stringify(sent)) return;
    shown?.element.reset();
    discardDraft();
  }

  async function send(element: HTMLFormElement): Promise<void> {
    const result = await validate(element, rules);
    if (!result.ok) return shown?.show({ status: 'idle', errors: result.errors });
    const typed = formMessage(element);

    setState(sending);
    // A retry repeats the first value, so that the same message stays the same mail.
    elapsed.current ??= performance.now() - mountedAt.current;
    const trap = fieldText(element, trapField);
    const submission = { message: result.message, trap, elapsed: elapsed.current };
    const { success, text } = await submitContact(submission, texts);
    if (success) {
      clear(typed);
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
    if (isSending) return;
    isSending = true;
    setState(idle);
    try {
      await send(event.currentTarget);
    } finally {
      isSending = false;
    }
  }

  /** Typing clears the errors. */
  function handleInput(): void {
    if (state.status === 'idle' && state.errors.length > 0) setState(idle);
  }

  return { form, state, handleSubmit, handleInput };
}
