import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { ShareAndSave } from '@/components/event/share-and-save';
import { ShareButton } from '@/components/event/share-button';
import { calendarFile } from '@/lib/routes';

const texts = { label: 'Compartir', copied: 'Enlace copiado', failed: 'No se ha podido copiar.' };
const [url, title] = ['https://almena.example.com/proximos-eventos', 'ALMENA & eco'];

const failing = (name: string) => () => Promise.reject(new DOMException('', name));

it('without scripts the link opens an e-mail', () => {
  render(<ShareButton url={url} title={title} texts={texts} />);
  const address = new URL(screen.getByRole('link').getAttribute('href') ?? '');
  expect([address.protocol, address.searchParams.get('subject'), address.searchParams.get('body')]).toEqual([
    ...['mailto:', title, url],
  ]);
});

it.each([
  ['opens its share sheet', async () => undefined, ''],
  ['opens its share sheet, which the visitor closes', failing('AbortError'), ''],
  ['has no share sheet', undefined, 'Enlace copiado'],
  ['does not allow the share sheet', failing('NotAllowedError'), 'Enlace copiado'],
])('the address is copied unless it was shared: the device %s', async (_, shareSheet, status) => {
  const writeText = vi.fn().mockResolvedValue(undefined);
  const share = shareSheet && vi.fn(shareSheet);
  vi.stubGlobal('navigator', { share, clipboard: { writeText } });
  render(<ShareButton url={url} title={title} texts={texts} />);
  fireEvent.click(screen.getByRole('link', { name: 'Compartir' }));
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe(status));
  if (share) await waitFor(() => expect(share).toHaveBeenCalledWith({ title, url }));
  expect(writeText.mock.calls).toEqual(status ? [[url]] : []);
});

it('a message says that nothing works', async () => {
  vi.stubGlobal('navigator', {});
  render(<ShareButton url={url} title={title} texts={texts} />);
  fireEvent.click(screen.getByRole('link', { name: 'Compartir' }));
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('No se ha podido copiar.'));
});

it.each([
  ['https://calendar.google.com/x', [calendarFile, 'https://calendar.google.com/x', 'mailto:']],
  [null, ['mailto:']],
])('dates are offered to save only where there are some: %s', (googleCalendar, expected) => {
  const calendar = { file: 'Guardar', google: 'Google' };
  const props = { calendar, share: texts, newTab: 'otra pestaña', url, title, googleCalendar };
  render(<ShareAndSave {...props} />);
  const addresses = screen.getAllByRole('link').map((link) => link.getAttribute('href') ?? '');
  expect(addresses.map((address) => address.replace(/^mailto:.*/, 'mailto:')).sort()).toEqual(
    [...expected].sort(),
  );
});
