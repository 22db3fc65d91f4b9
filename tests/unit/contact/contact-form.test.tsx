import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ContactForm } from '@/components/contact/contact-form';
import {
  contactFields,
  isRequired,
  makeLabel,
  readFields,
  type ContactField,
} from '@/lib/contact/form/message';
import { storageKeys } from '@/lib/storage-keys';
import { answerWords, connectionWords, formWords, subjects } from '@/lib/words/contact';
import { site, valid } from '../../fakes/contact-message';
import { content } from '../../site-content';

let answer: (response: Response | Promise<Response>) => void;
const fetch = vi.fn<(url: string, init: RequestInit) => Promise<Response>>();

beforeEach(() => {
  sessionStorage.clear();
  window.history.replaceState(null, '', '/');
  fetch.mockReset().mockImplementation(() => new Promise((resolve) => (answer = resolve)));
  vi.stubGlobal('fetch', fetch);
});

const control = (name: ContactField) => screen.getByLabelText<HTMLInputElement>(makeLabel(name));
const button = () => screen.getByRole<HTMLButtonElement>('button');
const typed = () => Object.fromEntries(contactFields.map((name) => [name, control(name).value]));
const empty = { ...readFields(null), subject: subjects.informacion };

const show = (phone?: string) =>
  render(<ContactForm email="hola@example.com" phone={phone} privacyNotice={content.privacy.contactForm} />);

/** Fills in the form, clicks twice, and returns the only post. */
async function send(): Promise<unknown> {
  for (const name of contactFields) fireEvent.input(control(name), { target: { value: valid[name] } });
  fireEvent.click(button());
  fireEvent.click(button());
  expect([button().disabled, button().textContent]).toEqual([true, formWords.sending]);
  await waitFor(() => expect(fetch).toHaveBeenCalledOnce());
  const [url, init] = fetch.mock.calls[0]!;
  expect(url).toBe('/contact-form.php');
  const headers: unknown = expect.objectContaining({ 'content-type': 'application/json' });
  expect(init).toMatchObject({ method: 'POST', headers, keepalive: true });
  return JSON.parse(String(init.body));
}

const reply = (body: string, status = 200) => act(async () => answer(new Response(body, { status })));

describe('the contact form', () => {
  it('has the fields of a message, five rows for its text and the first subject chosen', () => {
    show();
    for (const name of contactFields) {
      expect([name, control(name).name, control(name).required]).toEqual([name, name, isRequired(name)]);
      expect(control(name).hasAttribute('maxlength')).toBe(false);
    }
    expect([control('email').type, control('message').getAttribute('rows')]).toEqual(['email', '5']);
    expect(screen.getByRole('form', { name: formWords.name })).toBeDefined();
    expect(typed()).toEqual(empty);
    expect(screen.getAllByRole<HTMLOptionElement>('option').map(({ value }) => value)).toEqual(
      Object.values(subjects),
    );
    expect(screen.getByText(new RegExp(site.owner.name.replaceAll('\u00A0', ' ')))).toBeDefined();
  });

  it('posts only the fields as JSON, and the honeypot if it is filled in', async () => {
    const { container } = show();
    expect(await send()).toEqual(valid);
    await reply('{"success":true}');
    fetch.mockClear();
    container.querySelector<HTMLInputElement>('[name=ref_almena]')!.value = 'x';
    expect(await send()).toEqual({ ...valid, ref_almena: 'x' });
    await reply('{"success":true}');
  });

  it('posts nothing while there are errors, and moves the focus to their list each time', async () => {
    show();
    for (const attempt of [1, 2]) {
      fireEvent.click(button());
      const list = await screen.findByRole('alert');
      await waitFor(() => expect(document.activeElement, `attempt ${attempt}`).toBe(list));
      act(() => control('name').focus());
    }
    expect(fetch).not.toHaveBeenCalled();
  });

  it.each([
    ['{"success":true,"message":"Recibido"}', 'status', `${answerWords.sentTitle}Recibido`],
    ['{"success":true,"message":""}', 'status', `${answerWords.sentTitle}${answerWords.sent}`],
    ['{"success":false,"error":"Hoy no"}', 'alert', `${answerWords.failedTitle}Hoy no`],
    ['{"success":"true","message":"x"}', 'alert', `${answerWords.failedTitle}${answerWords.failed}`],
    ['null', 'alert', `${answerWords.failedTitle}${answerWords.failed}`],
  ])('announces the answer %s once', async (body, role, text) => {
    show();
    await send();
    await reply(body);
    const banner = screen.getByRole(role);
    expect(banner.textContent).toContain(text);
    // Screen readers read the banner because it takes the focus. A live region would make them read it again.
    expect([document.activeElement, banner.getAttribute('aria-live')]).toEqual([banner, 'off']);
    expect([typed(), button().disabled]).toEqual([role === 'status' ? empty : valid, false]);
  });

  const withPhone = '+34 900 000 000';
  it.each<[fault: string, phone: string | undefined, answer: () => Response | Promise<Response>]>([
    ['no network', undefined, () => Promise.reject(new TypeError('Failed to fetch'))],
    ['status 500', withPhone, () => new Response('{"success":true}', { status: 500 })],
    ['status 202', undefined, () => new Response('{"success":true}', { status: 202 })],
    ['status 413', undefined, () => new Response('{"success":false,"error":"x"}', { status: 413 })],
    ['half JSON', undefined, () => new Response('{"success":')],
  ])('logs and reports a connection error: %s, with the telephone %j', async (_, phone, fault) => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    show(phone);
    await send();
    await act(async () => answer(fault()));
    const text = phone ? connectionWords.failedWithPhone : connectionWords.failed;
    expect(screen.getByRole('alert').textContent).toContain(`${answerWords.failedTitle}${text}`);
    const mail = new URL(
      screen.getByRole<HTMLAnchorElement>('link', { name: answerWords.mailInstead('hola@example.com') }).href,
    );
    expect(mail.searchParams.get('body')).toContain(valid.message);
    expect(error).toHaveBeenCalledOnce();
  });
});

describe('the draft of a message', () => {
  it.each(['{', 'null', '[1]', '{"name":{"a":1},"message":["x"],"subject":7}', '{"subject":"Otra"}'])(
    'is ignored if it is no message: %s',
    (draft) => {
      sessionStorage.setItem(storageKeys.contactDraft, draft);
      show();
      expect(typed()).toEqual(empty);
    },
  );

  it('gives way to the subject in the address', () => {
    sessionStorage.setItem(storageKeys.contactDraft, JSON.stringify({ ...valid, subject: subjects.prensa }));
    window.history.replaceState(null, '', '/?asunto=localizacion');
    show();
    expect(typed()).toEqual({ ...valid, subject: subjects.localizacion });
  });
});
