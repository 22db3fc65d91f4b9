import { useEffect, type RefObject } from 'react';
import { readItem, removeItem, writeItem } from '@/lib/browser/storage';
import { draftKey, fieldNames, fields, readFields, type ContactMessage } from '@/lib/contact/fields';
import { subjectParameter } from '@/lib/routes';

/** The message as it was typed, before validation. */
export function typedMessage(form: HTMLFormElement): ContactMessage {
  return readFields(Object.fromEntries(new FormData(form)));
}

/**
 * Stores what was typed, or removes the draft if nothing was typed. The subject does not count, since one is always
 * chosen.
 */
export function saveDraft(form: HTMLFormElement): void {
  const message = typedMessage(form);
  const hasText = fieldNames.some((name) => fields[name].input !== 'select' && message[name] !== '');
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

/** Fills in the draft, except where the visitor or the browser has already filled in something. */
function restoreDraft(form: HTMLFormElement): void {
  const draft = readDraft();
  for (const name of fieldNames) {
    const control = form.elements.namedItem(name);
    if (control instanceof HTMLSelectElement) {
      const isOption = [...control.options].some(({ value }) => value === draft[name]);
      if (control.selectedIndex === 0 && isOption) control.value = draft[name];
    } else if (control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement) {
      control.value ||= draft[name];
    }
  }
}

type Subjects = readonly { id: string; label: string }[];

/** Chooses the subject whose id is in the address. The button that invites visitors to propose a venue sets one. */
function chooseSubject(form: HTMLFormElement, subjects: Subjects): void {
  const id = new URLSearchParams(window.location.search).get(subjectParameter);
  const chosen = subjects.find((subject) => subject.id === id);
  const control = form.elements.namedItem('subject');
  if (chosen && control instanceof HTMLSelectElement) control.value = chosen.label;
}

/** Restores the draft when the form appears, and saves it when the visitor leaves the page or the tab is hidden. */
export function useDraft(form: RefObject<HTMLFormElement | null>, subjects: Subjects): void {
  useEffect(() => {
    const element = form.current;
    if (!element) return;
    chooseSubject(element, subjects);
    restoreDraft(element);
    const save = () => saveDraft(element);
    document.addEventListener('visibilitychange', save);
    return () => {
      save();
      document.removeEventListener('visibilitychange', save);
    };
  }, [form, subjects]);
}
