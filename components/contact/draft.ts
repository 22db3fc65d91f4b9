import { readItem } from '@/lib/browser/storage';
import { fieldNames, readFields, type ContactMessage } from '@/lib/contact/fields';
import { subjectParameter } from '@/lib/routes';
import { storageKeys } from '@/lib/storage-keys';
import { subjectIds, subjects, type SubjectId } from '@/lib/words/contact';

/** The draft of this tab. It is empty if nothing is stored, or if the stored value is not JSON. */
function readDraft(): ContactMessage {
  try {
    return readFields(JSON.parse(readItem('sessionStorage', storageKeys.contactDraft) ?? ''));
  } catch {
    return readFields(null);
  }
}

/** Fills in a control, except where the visitor or the browser has already filled in something. */
function restoreControl(control: Element | RadioNodeList | null, text: string): void {
  if (control instanceof HTMLSelectElement) {
    const isOption = [...control.options].some(({ value }) => value === text);
    if (control.selectedIndex === 0 && isOption) control.value = text;
  } else if (control instanceof HTMLInputElement && control.type === 'checkbox') {
    control.checked ||= control.value === text;
  } else if (control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement) {
    control.value ||= text;
    // The counter counts what is typed.
    control.dispatchEvent(new Event('input', { bubbles: true }));
  }
}

/**
 * Fills in what the visitor typed earlier, which components/layout/early-script.tsx has stored. The address may name a
 * subject by its id, as the button for proposing a venue does. That subject replaces the draft's.
 */
export function restoreDraft(form: HTMLFormElement): void {
  const draft = readDraft();
  const id = new URLSearchParams(window.location.search).get(subjectParameter);
  draft.subject = subjectIds.includes(id as SubjectId) ? subjects[id as SubjectId] : draft.subject;
  for (const name of fieldNames) restoreControl(form.elements.namedItem(name), draft[name]);
}
