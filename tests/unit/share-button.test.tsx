import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { ShareAndSave } from '@/components/event/share-and-save';
import { ShareButton } from '@/components/event/share-button';
import { calendarAddress } from '@/lib/routes';
import { shareLinkWords } from '@/lib/words/share';

const [url, title] = ['https://almena.example.com/proximos-eventos', 'ALMENA & eco'];

const failing = (name: string) => () => Promise.reject(new DOMException('', name));
const addressesOf = () => screen.getAllByRole('link').map((link) => link.getAttribute('href') ?? '');

it('without scripts the link opens an e-mail', () => {
  render(<ShareButton url={url} title={title} />);
  const { protocol, searchParams } = new URL(addressesOf()[0]!);
  expect([protocol, searchParams.get('subject'), searchParams.get('body')]).toEqual(['mailto:', title, url]);
});

const clipboard = () => ({ writeText: vi.fn().mockResolvedValue(undefined) });
it.each([
  ['opens its share sheet', async () => undefined, clipboard(), ''],
  ['opens its share sheet, which the visitor closes', failing('AbortError'), clipboard(), ''],
  ['has no share sheet', undefined, clipboard(), shareLinkWords.copied],
  ['does not allow the share sheet', failing('NotAllowedError'), clipboard(), shareLinkWords.copied],
  ['has neither a share sheet nor a clipboard', undefined, undefined, shareLinkWords.failed],
])('the address is copied unless it was shared: the device %s', async (_, shareSheet, copyTo, status) => {
  const share = shareSheet && vi.fn(shareSheet);
  vi.stubGlobal('navigator', { share, clipboard: copyTo });
  render(<ShareButton url={url} title={title} />);
  fireEvent.click(screen.getByRole('link', { name: shareLinkWords.label }));
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe(status));
  if (share) await waitFor(() => expect(share).toHaveBeenCalledWith({ title, url }));
  if (copyTo) expect(copyTo.writeText.mock.calls).toEqual(status ? [[url]] : []);
});

it.each([
  ['https://calendar.google.com/x', [calendarAddress, 'https://calendar.google.com/x', 'mailto:']],
  [null, ['mailto:']],
])('dates are offered to save only where there are some: %s', (googleCalendar, expected) => {
  const props = { url, title, googleCalendar };
  render(<ShareAndSave {...props} />);
  expect(addressesOf().map((address) => address.replace(/^mailto:.*/, 'mailto:'))).toEqual(expected);
});
