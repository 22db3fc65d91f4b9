import { useEffect, useRef, useState, type FormEvent } from 'react';
import { flushSync } from 'react-dom';
import { loadToaster } from '@/components/ui/toast-outlet';
import { dismissToast, showToast } from '@/lib/browser/toast';
import { honeypotField, type ContactMessage } from '@/lib/contact/fields';
import { submitContact } from '@/lib/contact/submit';
import type { FieldError, Validation } from '@/lib/contact/validate';
import type { ContactContent } from '@/lib/content-model/contact';
import { saveDraft, typedMessage, useDraft } from './use-draft';

type FormState =
  | { status: 'idle'; errors: readonly FieldError[] }
  | { status: 'sending' }
  | { status: 'success'; text: string }
  | { status: 'error'; text: string; unsent: ContactMessage };

type Rules = Pick<ContactContent, 'validation' | 'subjects'>;

const idle: FormState = { status: 'idle', errors: [] };

const loadRules = () => import('@/lib/contact/validate');

/** Loads what only visitors who write need. A failure shows when the code is used. */
function preload(): void {
  loadRules().catch(() => undefined);
  loadToaster().catch(() => undefined);
}

/** Without the rules, as when their code cannot be loaded, the browser validates and lists no errors. */
async function validate(form: HTMLFormElement, { validation, subjects }: Rules): Promise<Validation> {
  const rules = await loadRules().catch(() => null);
  const message = typedMessage(form);
  const labels = subjects.map(({ label }) => label);
  if (rules) return rules.contactValidator(validation, labels)(message);
  return form.checkValidity() ? { ok: true, message } : { ok: false, errors: [] };
}

/** The contact form's states (specification, section 4). The fields are uncontrolled: typing renders nothing. */
export function useContactForm(rules: Rules, texts: ContactContent['form']) {
  const form = useRef<HTMLFormElement>(null);
  const toast = useRef<number>(undefined);
  const [state, setState] = useState(idle);
  useDraft(form, rules.subjects);

  useEffect(() => {
    const element = form.current;
    if (!element) return;
    // The script lists the errors; without it the browser reports them.
    element.noValidate = true;
    element.addEventListener('focusin', preload, { once: true });
  }, []);

  async function send(element: HTMLFormElement): Promise<FormState> {
    const result = await validate(element, rules);
    if (!result.ok) return { status: 'idle', errors: result.errors };
    const { message } = result;
    const honeypot = String(new FormData(element).get(honeypotField) ?? '');
    const { success, text } = await submitContact(message, honeypot, texts);
    return success ? { status: 'success', text } : { status: 'error', text, unsent: message };
  }

  async function handleSubmit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const element = event.currentTarget;
    if (toast.current !== undefined) dismissToast(toast.current);
    setState({ status: 'sending' });
    const answered = await send(element).catch((error: unknown): FormState => {
      console.error('Contact form:', error);
      return { status: 'error', text: texts.failed, unsent: typedMessage(element) };
    });
    // The fields are inert while sending, and the browser can only show its error at a field that is not.
    flushSync(() => setState(answered));
    if (answered.status === 'idle' && answered.errors.length === 0) {
      element.reportValidity();
    } else if (answered.status === 'success') {
      element.reset();
      saveDraft(element);
      toast.current = showToast({ kind: 'success', text: answered.text });
    } else if (answered.status === 'error' && !element.isConnected) {
      // The visitor has left the page meanwhile.
      showToast({ kind: 'error', text: texts.failedToast });
    }
  }

  /** Typing clears the errors. */
  function handleInput(): void {
    if (state.status === 'idle') setState(idle);
  }

  return { form, state, handleSubmit, handleInput };
}
