import { useEffect, useRef, useState, type FormEvent } from 'react';
import { flushSync } from 'react-dom';
import { loadToaster } from '@/components/ui/toast-outlet';
import { dismissToast, showToast } from '@/lib/browser/toast';
import { honeypotField, type ContactMessage } from '@/lib/contact/fields';
import { submitContact } from '@/lib/contact/submit';
import type { FieldError, Validation } from '@/lib/contact/validate';
import type { ContactContent } from '@/lib/content-model/schemas/contact';
import { saveDraft, readTyped, useDraft } from './use-draft';

type FormState =
  | { status: 'idle'; errors: readonly FieldError[] }
  | { status: 'sending' }
  | { status: 'success'; text: string }
  | { status: 'error'; text: string; unsent: ContactMessage };

type Rules = Pick<ContactContent, 'validation' | 'subjects'>;

const idle: FormState = { status: 'idle', errors: [] };

const loadRules = () => import('@/lib/contact/validate');

/** Loads the code that only visitors who write need. A failed download is handled when the code is used. */
function preload(): void {
  loadRules().catch(() => undefined);
  loadToaster().catch(() => undefined);
}

/**
 * Validates with the rules of the form. If their code cannot be loaded, the browser validates instead, without a list
 * of errors.
 */
async function validate(form: HTMLFormElement, { validation, subjects }: Rules): Promise<Validation> {
  const rules = await loadRules().catch(() => null);
  const message = readTyped(form);
  const labels = subjects.map(({ label }) => label);
  if (rules) return rules.contactValidator(validation, labels)(message);
  return form.checkValidity() ? { ok: true, message } : { ok: false, errors: [] };
}

/**
 * The states of the contact form (specification, section 4). The fields are uncontrolled, so typing renders nothing.
 */
export function useContactForm(rules: Rules, texts: ContactContent['form']) {
  const form = useRef<HTMLFormElement>(null);
  const toast = useRef<number>(undefined);
  const [state, setState] = useState(idle);
  useDraft(form, rules.subjects);

  useEffect(() => {
    const element = form.current;
    if (!element) return;
    // The script lists the errors itself, so the browser must not report them too.
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
      return { status: 'error', text: texts.failed, unsent: readTyped(element) };
    });
    // The browser cannot show its error at an inert field, so the fields become active again first.
    flushSync(() => setState(answered));
    if (answered.status === 'idle' && answered.errors.length === 0) {
      element.reportValidity();
    } else if (answered.status === 'success') {
      element.reset();
      saveDraft(element);
      toast.current = showToast({ kind: 'success', text: answered.text });
    } else if (answered.status === 'error' && !element.isConnected) {
      // The form is gone because the visitor has left the page, so a toast reports the failure.
      showToast({ kind: 'error', text: texts.failedToast });
    }
  }

  /** Clears the errors when the visitor types. */
  function handleInput(): void {
    if (state.status === 'idle') setState(idle);
  }

  return { form, state, handleSubmit, handleInput };
}
