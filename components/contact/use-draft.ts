import { useEffect, type RefObject } from 'react';
import { readItem, removeItem, writeItem } from '@/lib/browser/storage';
import { draftKey, fieldNames, fields, kinds, readFields, type ContactMessage } from '@/lib/contact/fields';
import { subjectParameter } from '@/lib/routes';

/** The message as it was typed, before validation. */
export function readTyped(form: HTMLFormElement): ContactMessage {
  return readFields(Object.fromEntries(new FormData(form)));
}

/**
 * Stores what was typed, or removes the draft if nothing was typed. The subject does not count, since one is always
 * chosen.
 */
export function saveDraft(form: HTMLFormElement): void {
  const message = readTyped(form);
  const hasText = fieldNames.some(
    (name) => kinds[fields[name].kind].element !== 'select' && message[name] !== '',
  );
  if (hasText) writeItem('sessionStorage', draftKey, JSON.stringify(message));
  else removeItem('sessionStorage', draftKey);
}

/** The draft of this tab. It is empty if nothing is stored, or if the stored value is not JSON. */
function readDraft(): ContactMessage {
  try {
    return readFields(JSON.parse(readItem('sessionStorage', draftKey) ?? ''));
  } catch {
    return readFields(null);
  }
}

type Subjects = readonly { id: string; label: string }[];

/** The subject whose id is in the address. The button for proposing a venue puts an id there. */
function findAskedSubject(subjects: Subjects): string | undefined {
  const id = new URLSearchParams(window.location.search).get(subjectParameter);
  return subjects.find((subject) => subject.id === id)?.label;
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
  }
}

/** Fills in the draft. A subject that the address asks for replaces the draft's. */
function restoreDraft(form: HTMLFormElement, subjects: Subjects): void {
  const draft = readDraft();
  draft.subject = findAskedSubject(subjects) ?? draft.subject;
  for (const name of fieldNames) restoreControl(form.elements.namedItem(name), draft[name]);
}

/** Restores the draft when the form appears, and saves it when the visitor leaves the page or the tab is hidden. */
export function useDraft(form: RefObject<HTMLFormElement | null>, subjects: Subjects): void {
  useEffect(() => {
    const element = form.current;
    if (!element) return;
    restoreDraft(element, subjects);
    const save = () => saveDraft(element);
    document.addEventListener('visibilitychange', save);
    return () => {
      save();
      document.removeEventListener('visibilitychange', save);
    };
  }, [form, subjects]);
}
