import { act, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, vi } from 'vitest';
import { ContactForm } from '@/components/contact/contact-form';
import { contact, subjects, valid } from './samples';

export const name = () => screen.getByLabelText<HTMLInputElement>('Nombre *');
export const email = () => screen.getByLabelText<HTMLInputElement>('Email *');
export const subject = () => screen.getByLabelText<HTMLSelectElement>('Asunto *');
export const message = () => screen.getByLabelText<HTMLTextAreaElement>('Mensaje *');
export const button = () => screen.getByRole<HTMLButtonElement>('button');
export const send = () => fireEvent.click(button());

export function show(phone: string | null = null) {
  return render(
    <ContactForm
      texts={contact.form}
      messages={contact.validation}
      subjects={subjects}
      owner="Titular de prueba"
      email="hola@example.com"
      phone={phone}
    />,
  );
}

export function type(control: HTMLElement, value: string) {
  fireEvent.input(control, { target: { value } });
}

export function fill(values = valid) {
  type(name(), values.name);
  type(email(), values.email);
  fireEvent.input(subject(), { target: { value: values.subject } });
  type(message(), values.message);
}

/** Before each test of a file: an empty storage, and a server whose answer every post waits for until `reply` gives it. */
export function awaitReplies() {
  let answer: (response: Response) => void;
  type Post = (address: string, init: { body: string; headers: Record<string, string> }) => Promise<Response>;
  const fetch = vi.fn<Post>(() => new Promise((resolve) => (answer = resolve)));
  beforeEach(() => {
    sessionStorage.clear();
    fetch.mockClear();
    vi.stubGlobal('fetch', fetch);
  });
  const reply = (body: object, status = 200) =>
    act(async () => answer(new Response(JSON.stringify(body), { status })));
  return { fetch, reply };
}
