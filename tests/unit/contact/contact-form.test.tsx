import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { storageKeys } from '@/lib/consent/storage-keys';
import { subjects } from './samples';
import { awaitReplies, email, fill, message, name, send, show, subject } from './shown-form';

const { fetch, reply } = awaitReplies();

describe('at rest', () => {
  it('has four required fields, the message of five rows, the first subject chosen', () => {
    show();
    for (const control of [name(), email(), subject(), message()]) expect(control.required).toBe(true);
    expect(email().type).toBe('email');
    expect(message().getAttribute('rows')).toBe('5');
    expect(message().hasAttribute('maxlength')).toBe(false);
    expect(subject().value).toBe('Información sobre eventos');
    expect([...subject().options].map((option) => option.value)).toEqual(subjects);
  });

  it('names who is responsible for the data', () => {
    show();
    expect(screen.getByText(/Responsable: Titular de prueba/)).toBeDefined();
  });
});

describe('sending', () => {
  it('what is typed while the message is on its way stays, and so does its draft', async () => {
    show();
    fill();
    send();
    await waitFor(() => expect(fetch).toHaveBeenCalled());
    fireEvent.input(message(), { target: { value: 'Y otra pregunta, que se me olvidaba.' } });
    await reply({ success: true, message: '¡Mensaje enviado con éxito!' });
    expect(screen.getByRole('status').textContent).toContain('¡Mensaje enviado!');
    expect(message().value).toBe('Y otra pregunta, que se me olvidaba.');
    await waitFor(() => expect(sessionStorage.getItem(storageKeys.contactDraft)).toContain('otra pregunta'));
  });

  it.each([
    [null, 'Error de conexión. Por favor, inténtalo de nuevo.'],
    ['+34 900', 'Error de conexión. Por favor, inténtalo de nuevo o contacta directamente por teléfono.'],
  ])('no connection, phone %s', async (phone, text) => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    show(phone);
    fill();
    send();
    await waitFor(() => expect(fetch).toHaveBeenCalled());
    await reply({}, 503);
    expect(screen.getByRole('alert').textContent).toContain(`Error al enviar${text}`);
  });

  it('a retry repeats the first elapsed time, so that it is the same mail', async () => {
    show();
    fill();
    for (const round of [1, 2]) {
      send();
      await waitFor(() => expect(fetch).toHaveBeenCalledTimes(round));
      await reply({ success: false });
    }
    const elapsed = fetch.mock.calls.map(([, init]) => init.headers['x-contact-elapsed']);
    expect(elapsed[0]).toBe(elapsed[1]);
  });
});
