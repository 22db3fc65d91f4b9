import { useEffect, useRef, useState, type FormEvent } from 'react';
import { loadToaster } from '@/components/ui/toast-outlet';
import { showToast } from '@/lib/browser/toast';
import { clearDraft, typedMessage } from '@/lib/contact/form/draft';
import { honeypotField } from '@/lib/contact/form/limits';
import type { ContactMessage, FieldError, Validation } from '@/lib/contact/form/schema';
import { submitContact } from '@/lib/contact/form/submit';
import type { ContactContent } from '@/lib/content-model/contact';
import { useDraft } from './use-draft';

type FormState =
  | { status: 'idle'; errors: readonly FieldError[] }
  | { status: 'sending' }
  | { status: 'success'; text: string }
  | { status: 'error'; text: string; unsent: ContactMessage };

interface Rules {
  messages: ContactContent['validation'];
  subjects: readonly string[];
}

const idle: FormState = { status: 'idle', errors: [] };

/** Maximum time to wait for the code of the rules. */
const rulesTimeoutMs = 5000;

const loadRules = () => import('@/lib/contact/form/schema');

/** Loads what only visitors who write need. A failure shows when the code is used. */
function preload(): void {
  loadRules().catch(() => undefined);
  loadToaster().catch(() => undefined);
}

/** Without the rules, as when their code cannot be loaded, the browser and the server validate. */
async function validate(form: HTMLFormElement, { messages, subjects }: Rules): Promise<Validation> {
  const timeout = new Promise<null>((resolve) => setTimeout(resolve, rulesTimeoutMs, null));
  const rules = await Promise.race([loadRules().catch(() => null), timeout]);
  const message = typedMessage(form);
  if (rules) return rules.contactValidator(messages, subjects)(message);
  return form.reportValidity() ? { ok: true, message } : { ok: false, errors: [] };
}

/** The contact form's states (specification, section 4). The fields are uncontrolled: typing renders nothing. */
export function useContactForm(rules: Rules, texts: ContactContent['form']) {
  const form = useRef<HTMLFormElement>(null);
  const [state, setState] = useState(idle);
  const isSending = useRef(false);
  useDraft(form);

  useEffect(() => {
    const element = form.current;
    if (!element) return;
    // The script lists the errors; without it the browser reports them.
    element.noValidate = true;
    element.addEventListener('focusin', preload, { once: true });
  }, []);

  async function send(element: HTMLFormElement): Promise<void> {
    const result = await validate(element, rules);
    if (!result.ok) return setState({ status: 'idle', errors: result.errors });

    setState({ status: 'sending' });
    const { message } = result;
    const honeypot = String(new FormData(element).get(honeypotField) ?? '');
    const elapsedMs = performance.now();
    const { success, text } = await submitContact({ message, honeypot, elapsedMs }, texts);
    if (success) {
      element.reset();
      clearDraft();
      showToast({ kind: 'success', text: texts.sentToast });
      setState({ status: 'success', text });
    } else {
      // The visitor has left the page meanwhile.
      if (!element.isConnected) showToast({ kind: 'error', text: texts.failedToast });
      setState({ status: 'error', text, unsent: message });
    }
  }

  async function handleSubmit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    if (isSending.current) return;
    isSending.current = true;
    setState(idle);
    await send(event.currentTarget);
    isSending.current = false;
  }

  /** Typing clears the errors. */
  function handleInput(): void {
    if (state.status === 'idle') setState(idle);
  }

  return { form, state, handleSubmit, handleInput };
}
