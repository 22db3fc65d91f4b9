import { useEffect, useRef, type RefObject } from 'react';
import { clearDraft, readDraft, writeDraft } from '@/lib/contact/form/draft';
import { formMessage } from '@/lib/contact/form/form-message';
import { sentAnchor } from '@/lib/contact/form/limits';

/** Milliseconds without typing. */
const delay = 400;

/** Puts back what the visitor had typed in this tab, unless the browser has already done so. */
function restore(form: HTMLFormElement): void {
  if (window.location.hash === `#${sentAnchor}`) return clearDraft();
  for (const [name, value] of Object.entries(readDraft() ?? {})) {
    const control = form.elements.namedItem(name);
    if (control instanceof HTMLSelectElement) {
      const isThere = [...control.options].some((option) => option.value === value);
      // Another than the first: the visitor has chosen before anybody listened.
      if (isThere && control.selectedIndex === 0) control.value = value;
    } else if (control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement) {
      control.value ||= value;
    }
  }
}

/**
 * Keeps the form's draft: restored once, saved when the typing pauses and before the page goes.
 * @returns a function that forgets it.
 */
export function useDraft(form: RefObject<HTMLFormElement | null>): () => void {
  const timer = useRef<number | undefined>(undefined);

  function stop(): boolean {
    const pending = timer.current !== undefined;
    window.clearTimeout(timer.current);
    timer.current = undefined;
    return pending;
  }

  useEffect(() => {
    const element = form.current;
    if (!element) return;
    restore(element);
    const save = () => {
      if (stop()) writeDraft(formMessage(element));
    };
    const saveSoon = () => {
      stop();
      timer.current = window.setTimeout(save, delay);
    };
    element.addEventListener('input', saveSoon);
    window.addEventListener('pagehide', save);
    // What was typed before anybody listened.
    const { name, email, message } = formMessage(element);
    if (name || email || message) saveSoon();
    return () => {
      save();
      element.removeEventListener('input', saveSoon);
      window.removeEventListener('pagehide', save);
    };
  }, [form]);

  return () => {
    stop();
    clearDraft();
  };
}
