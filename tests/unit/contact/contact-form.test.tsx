import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { storageKeys } from '@/lib/consent/storage-keys';
import * as toast from '@/lib/browser/toast';
import { contact, subjects, valid } from './samples';
import { awaitReplies, button, email, fill, message, name, send, show, subject, type } from './shown-form';

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

  it('posts by itself without JavaScript', () => {
    const { container } = show();
    const form = container.querySelector('form')!;
    expect([form.method, form.getAttribute('action')]).toEqual(['post', '/contact-form.php']);
    expect(form.noValidate).toBe(true);
    expect(container.querySelector('#mensaje-enviado')).not.toBeNull();
  });

  it('names who is responsible for the data', () => {
    show();
    expect(screen.getByText(/Responsable: Titular de prueba/)).toBeDefined();
  });
});

describe('errors', () => {
  it('are listed, focused and tied to their fields; nothing is sent', async () => {
    show();
    type(email(), 'carmen');
    send();
    const list = await screen.findByRole('alert');
    expect(within(list).getByText('Por favor, corrige los siguientes errores:')).toBeDefined();
    expect(
      within(list)
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual([
      'El nombre es obligatorio',
      'El email no tiene un formato válido',
      'El mensaje es obligatorio',
    ]);
    expect(document.activeElement).toBe(list);
    expect(fetch).not.toHaveBeenCalled();
    expect(name().getAttribute('aria-invalid')).toBe('true');
    expect(document.getElementById(name().getAttribute('aria-describedby')!)?.textContent).toBe(
      contact.form.fixes.name,
    );
    expect(subject().getAttribute('aria-invalid')).toBeNull();

    fireEvent.click(within(list).getByText('El email no tiene un formato válido'));
    expect(document.activeElement).toBe(email());
  });

  it('go away with the first letter typed', async () => {
    show();
    send();
    await screen.findByRole('alert');
    type(name(), 'A');
    expect(screen.queryByRole('alert')).toBeNull();
    expect(message().getAttribute('aria-invalid')).toBeNull();
  });
});

describe('sending', () => {
  it('busies the button and sends once, however often it is pressed', async () => {
    show();
    fill();
    send();
    send();
    fireEvent.submit(button().form!);
    await waitFor(() => expect(button().textContent).toBe('Enviando mensaje...'));
    expect(button().disabled).toBe(true);
    expect(fetch).toHaveBeenCalledTimes(1);
    expect(JSON.parse(fetch.mock.calls[0]![1].body)).toEqual(valid);
    await reply({ success: true });
    expect(button().disabled).toBe(false);
    expect(button().textContent).toBe('Enviar mensaje');
  });

  it('success: banner, toast, empty fields, default subject, no draft', async () => {
    const showToast = vi.spyOn(toast, 'showToast');
    show();
    fill();
    send();
    await waitFor(() => expect(fetch).toHaveBeenCalled());
    await reply({ success: true, message: '¡Mensaje enviado con éxito!' });
    const banner = screen.getByRole('status');
    expect(banner.textContent).toBe(`¡Mensaje enviado!¡Mensaje enviado con éxito!${contact.form.sentToast}`);
    expect(document.activeElement).toBe(banner);
    expect([name().value, email().value, subject().value, message().value]).toEqual([
      '',
      '',
      subjects[0],
      '',
    ]);
    expect(sessionStorage.getItem(storageKeys.contactDraft)).toBeNull();
    expect(showToast).toHaveBeenCalledExactlyOnceWith({ kind: 'success', text: contact.form.sentToast });
  });

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

  it('failure: banner with the text of the server, every typed character kept', async () => {
    show();
    fill();
    send();
    await waitFor(() => expect(fetch).toHaveBeenCalled());
    await reply({ success: false, error: 'Error al enviar el mensaje' });
    const banner = screen.getByRole('alert');
    expect(banner.textContent).toContain('Error al enviarError al enviar el mensaje');
    const link = within(banner).getByRole<HTMLAnchorElement>('link', { name: /hola@example\.com/ });
    const mail = new URL(link.href).searchParams;
    expect([mail.get('subject'), mail.get('body')]).toEqual([
      valid.subject,
      `${valid.message}\r\n\r\n${valid.name}`,
    ]);
    expect([name().value, email().value, subject().value, message().value]).toEqual(Object.values(valid));
    expect(button().disabled).toBe(false);
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

it('counts as the server does', async () => {
  show();
  await screen.findByText('0 de 1000 caracteres');
  type(message(), '  🏰\r\nab\u200B ');
  await screen.findByText('4 de 1000 caracteres');
});
