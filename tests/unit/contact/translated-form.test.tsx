import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
// The rules, so that the first sending need not wait for them.
import '@/lib/contact/form/schema';
import { contact, valid } from './samples';
import { button, send, show } from './shown-form';

/** What a browser that translates does: every text is put into <font> elements of its own. */
function translate(root: Node) {
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const found: Text[] = [];
  while (texts.nextNode()) found.push(texts.currentNode as Text);
  for (const text of found) {
    if (!text.data.trim() || text.parentElement?.closest('font, option')) continue;
    const font = document.createElement('font');
    font.append(`«${text.data}»`);
    text.replaceWith(font);
  }
}

let answer: (response: Response) => void;

beforeEach(() => {
  sessionStorage.clear();
  vi.stubGlobal('fetch', () => new Promise<Response>((resolve) => (answer = resolve)));
});
afterEach(() => void vi.unstubAllGlobals());

const reply = (body: object) => act(async () => answer(new Response(JSON.stringify(body))));

it('goes through all its states while the browser translates each of them', async () => {
  const { container, unmount } = show();
  const field = (label: string) => screen.getByLabelText<HTMLInputElement>(new RegExp(label));
  const type = (label: string, value: string) => fireEvent.input(field(label), { target: { value } });

  translate(container);
  send();
  await screen.findByText(contact.validation.nameRequired);
  translate(container);
  type('Nombre', 'A');
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  send();
  await screen.findByText(contact.validation.nameShort);
  expect(screen.queryByText(/El nombre es obligatorio/)).toBeNull();
  translate(container);

  type('Nombre', valid.name);
  type('Email', valid.email);
  type('Mensaje', valid.message);
  await screen.findByText(`${valid.message.length} de 1000 caracteres`);
  translate(container);
  send();
  await waitFor(() => expect(button().textContent).toBe('Enviando mensaje...'));
  translate(container);
  await reply({ success: false, error: 'Hoy no' });
  expect(button().textContent).toBe('Enviar mensaje');
  expect(screen.getByRole('alert').textContent).toContain('Error al enviarHoy no');

  translate(container);
  send();
  await waitFor(() => expect(button().textContent).toBe('Enviando mensaje...'));
  expect(screen.queryByRole('alert')).toBeNull();
  await reply({ success: true, message: 'Te leemos' });
  expect(screen.getByRole('status').textContent).toContain('¡Mensaje enviado!Te leemos');
  await screen.findByText('0 de 1000 caracteres');
  translate(container);
  unmount();
  expect(container.textContent).toBe('');
});
