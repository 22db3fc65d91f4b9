import { readItem } from '@/lib/browser/storage';
import { readFields } from '@/lib/contact/form/message';
import { subjectParameter } from '@/lib/routes';
import { storageKeys } from '@/lib/storage-keys';
import { subjects, type SubjectId } from '@/lib/words/contact';

/** The draft of this tab as it is stored. It is empty if nothing is stored, or if the stored value is no JSON object. */
function readDraft(): Record<string, unknown> {
  try {
    return { ...JSON.parse(readItem('sessionStorage', storageKeys.contactDraft) ?? '') };
  } catch {
    return {};
  }
}

/** Fills in a control, except where the visitor or the browser has already filled in something. */
function restoreControl(control: Element | RadioNodeList | null, text: string): void {
  if (control instanceof HTMLSelectElement) {
    const isOption = [...control.options].some(({ value }) => value === text);
    if (control.selectedIndex === 0 && isOption) control.value = text;
  } else if (control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement) {
    control.value ||= text;
  }
}

/**
 * Fills in what the visitor typed earlier, which components/layout/early-script.tsx has stored. The address may name a
 * subject, as the button for proposing a venue does. That subject replaces the draft's, unless the draft comes from that
 * same address, where the visitor has chosen another subject since.
 */
export function restoreDraft(form: HTMLFormElement): void {
  const draft = readDraft();
  const fields = readFields(draft);
  const id = new URLSearchParams(window.location.search).get(subjectParameter) ?? '';
  if (Object.hasOwn(subjects, id) && draft[subjectParameter] !== id)
    fields.subject = subjects[id as SubjectId];
  for (const [name, text] of Object.entries(fields)) restoreControl(form.elements.namedItem(name), text);
  // The event updates the counter, and stores the draft again. An empty form must not become a draft.
  const message = form.elements.namedItem('message') as HTMLTextAreaElement;
  if (message.value !== '') message.dispatchEvent(new Event('input', { bubbles: true }));
}
