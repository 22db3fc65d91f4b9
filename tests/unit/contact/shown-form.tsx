import { fireEvent, render, screen } from '@testing-library/react';
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
