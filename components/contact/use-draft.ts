import { useEffect, useRef, type RefObject } from 'react';
import { clearDraft, readDraft, writeDraft } from '@/lib/contact/form/draft';
import { formMessage } from '@/lib/contact/form/form-message';
import { sentAnchor } from '@/lib/contact/form/limits';

const saveDelayMs = 400;

/** Puts back what was typed in this tab, unless the browser has done so already. */
function restore(form: HTMLFormElement): void {
  if (window.location.hash === `#${sentAnchor}`) return clearDraft();
  for (const [name, value] of Object.entries(readDraft() ?? {})) {
    const control = form.elements.namedItem(name);
    if (control instanceof HTMLSelectElement) {
      const isThere = [...control.options].some((option) => option.value === value);
      // Another than the first was chosen before hydration.
      if (isThere && control.selectedIndex === 0) control.value = value;
    } else if (control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement) {
      control.value ||= value;
    }
  }
}

/**
 * Keeps the form's draft: restored once, saved when typing pauses and before the page is left.
 * @returns a function that discards it.
 */
export function useDraft(form: RefObject<HTMLFormElement | null>): () => void {
  const timer = useRef<number | undefined>(undefined);

  /** Cancels a scheduled save; true when there was one. */
  function cancelSave(): boolean {
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
      if (cancelSave()) writeDraft(formMessage(element));
    };
    const scheduleSave = () => {
      cancelSave();
      timer.current = window.setTimeout(save, saveDelayMs);
    };
    element.addEventListener('input', scheduleSave);
    window.addEventListener('pagehide', save);
    // What was typed before hydration.
    const { name, email, message } = formMessage(element);
    if (name || email || message) scheduleSave();
    return () => {
      save();
      element.removeEventListener('input', scheduleSave);
      window.removeEventListener('pagehide', save);
    };
  }, [form]);

  return () => {
    cancelSave();
    clearDraft();
  };
}
