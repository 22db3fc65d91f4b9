import { useEffect, type RefObject } from 'react';
import { readDraft, typedMessage, writeDraft } from '@/lib/contact/form/draft';

/** Fills in the draft of this tab, except where the visitor or the browser has already filled in something. */
function restore(form: HTMLFormElement): void {
  for (const [name, value] of Object.entries(readDraft())) {
    const control = form.elements.namedItem(name);
    if (control instanceof HTMLSelectElement) {
      if (control.selectedIndex === 0) control.value = value;
    } else if (control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement) {
      control.value ||= value;
    }
  }
}

/** Keeps the form's draft: restored when the form appears, saved when the visitor leaves it or the tab is hidden. */
export function useDraft(form: RefObject<HTMLFormElement | null>): void {
  useEffect(() => {
    const element = form.current;
    if (!element) return;
    restore(element);
    const save = () => writeDraft(typedMessage(element));
    document.addEventListener('visibilitychange', save);
    return () => {
      save();
      document.removeEventListener('visibilitychange', save);
    };
  }, [form]);
}
