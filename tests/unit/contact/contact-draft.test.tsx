import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { storageKeys } from '@/lib/consent/storage-keys';
import * as toast from '@/lib/browser/toast';
import { contact, valid } from './samples';
import { awaitReplies, button, email, fill, message, name, send, show, subject, type } from './shown-form';

const { fetch, reply } = awaitReplies();

describe('after the visitor has gone on to another page', () => {
  async function sendAndGo() {
    const page = show();
    fill();
    send();
    await waitFor(() => expect(fetch).toHaveBeenCalled());
    page.unmount();
  }

  it('a failure is told there, and the text is back in the form', async () => {
    const showToast = vi.spyOn(toast, 'showToast');
    await sendAndGo();
    await reply({ success: false });
    expect(showToast).toHaveBeenCalledExactlyOnceWith({ kind: 'error', text: contact.form.failedToast });
    show();
    expect(message().value).toBe(valid.message);
  });

  it('a success is told there, and the text is gone', async () => {
    const showToast = vi.spyOn(toast, 'showToast');
    await sendAndGo();
    await reply({ success: true });
    expect(showToast).toHaveBeenCalledExactlyOnceWith({ kind: 'success', text: contact.form.sentToast });
    show();
    expect(message().value).toBe('');
  });
});

describe('after the visitor has come back while the message is on its way', () => {
  it.each([
    [true, 'status', ''],
    [false, 'alert', valid.message],
  ] as const)('the form still says so, and then what became of it: %s', async (success, role, left) => {
    const page = show();
    fill();
    send();
    await waitFor(() => expect(fetch).toHaveBeenCalled());
    page.unmount();
    show();
    expect(button().disabled).toBe(true);
    send();
    await reply({ success });
    expect(screen.getByRole(role).textContent).toContain(
      success ? contact.form.sentTitle : contact.form.failedTitle,
    );
    expect(button().disabled).toBe(false);
    expect(message().value).toBe(left);
    expect(fetch).toHaveBeenCalledOnce();
  });
});

describe('the draft', () => {
  it('is kept when the form goes, and comes back', () => {
    const first = show();
    fill();
    first.unmount();
    expect(JSON.parse(sessionStorage.getItem(storageKeys.contactDraft)!)).toEqual(valid);
    show();
    expect([name().value, email().value, subject().value, message().value]).toEqual(Object.values(valid));
  });

  it('comes back on the next page even where the browser keeps nothing', () => {
    vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    const first = show();
    fill();
    first.unmount();
    const second = show();
    expect(message().value).toBe(valid.message);
    for (const control of [name(), email(), message()]) type(control, '');
    second.unmount();
    show();
    expect(message().value).toBe('');
  });

  it.each(['', 'null', '{', '[]', '{"name":1}'])('does not stumble over %j', (stored) => {
    sessionStorage.setItem(storageKeys.contactDraft, stored);
    show();
    expect(name().value).toBe('');
  });
});
