import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ContactForm } from '@/components/contact/contact-form';
import { storageKeys } from '@/lib/consent/storage-keys';
import { contact, subjects, valid } from './samples';

type Answer = (response: Response) => void;

let answer: Answer;
const fetch = vi.fn(() => new Promise<Response>((resolve) => (answer = resolve)));

beforeEach(() => {
  sessionStorage.clear();
  fetch.mockClear();
  vi.stubGlobal('fetch', fetch);
});

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);

function show(phone?: string) {
  return render(
    <ContactForm
      texts={contact.form}
      messages={contact.validation}
      subjects={subjects}
      email="hola@example.com"
      phone={phone}
    />,
  );
}

/** Puts every text into a <font> element, as a browser that translates does. */
function translate(root: Node) {
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const found: Text[] = [];
  while (texts.nextNode()) found.push(texts.currentNode as Text);
  for (const text of found) {
    if (!text.data.trim() || text.parentElement?.closest('font, option')) continue;
    const font = document.createElement('font');
    font.append(text.data);
    text.replaceWith(font);
  }
}

/** Fills in the form and sends it. */
async function send() {
  for (const [label, value] of [
    ['Nombre *', valid.name],
    ['Email *', valid.email],
    ['Asunto *', valid.subject],
    ['Mensaje *', valid.message],
  ] as const) {
    fireEvent.input(field(label), { target: { value } });
  }
  fireEvent.click(screen.getByRole('button'));
  await waitFor(() => expect(fetch).toHaveBeenCalled());
}

const reply = (body: object, status = 200) =>
  act(async () => answer(new Response(JSON.stringify(body), { status })));

describe('the contact form', () => {
  it('has four required fields, five rows for the message and the first subject chosen', () => {
    show();
    const controls = ['Nombre *', 'Email *', 'Asunto *', 'Mensaje *'].map(field);
    expect(controls.map(({ required }) => required)).toEqual([true, true, true, true]);
    expect(field('Email *').type).toBe('email');
    expect(field('Mensaje *').getAttribute('rows')).toBe('5');
    expect(field('Mensaje *').hasAttribute('maxlength')).toBe(false);
    expect(field('Asunto *').value).toBe('Información sobre eventos');
    expect(screen.getAllByRole<HTMLOptionElement>('option').map(({ value }) => value)).toEqual(subjects);
    expect(screen.getByText(/Responsable: Señal y Mar, S. L./)).toBeDefined();
  });

  it.each([
    [undefined, 'Error de conexión. Por favor, inténtalo de nuevo.'],
    ['+34 900', 'Error de conexión. Por favor, inténtalo de nuevo o contacta directamente por teléfono.'],
  ])('reports a connection error that suits the phone number %j', async (phone, text) => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    show(phone);
    await send();
    await reply({}, 503);
    expect(screen.getByRole('alert').textContent).toContain(`Error al enviar${text}`);
  });

  it('works when the browser translates each of its states', async () => {
    const { container, unmount } = show();
    translate(container);
    await send();
    translate(container);
    await reply({ success: false, error: 'Hoy no' });
    expect(screen.getByRole('alert').textContent).toContain('Hoy no');
    translate(container);
    fetch.mockClear();
    await send();
    await reply({ success: true, message: 'Te leemos' });
    expect(screen.getByRole('status').textContent).toContain('¡Mensaje enviado!Te leemos');
    translate(container);
    unmount();
    expect(container.textContent).toBe('');
  });

  it('ignores a stored draft that is not JSON', () => {
    sessionStorage.setItem(storageKeys.contactDraft, '{');
    show();
    expect(field('Nombre *').value).toBe('');
  });
});
