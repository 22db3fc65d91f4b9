import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { storageKeys } from '@/lib/consent/storage-keys';
import { contact, valid } from './samples';
import { awaitReplies, button, email, fill, message, name, send, show, type } from './shown-form';

const { fetch, reply } = awaitReplies();

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
