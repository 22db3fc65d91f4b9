import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { ShareAndSave } from '@/components/event/share-and-save';
import { ShareButton } from '@/components/event/share-button';
import { calendarFile } from '@/lib/routes';

const texts = { label: 'Compartir', copied: 'Enlace copiado', failed: 'No se ha podido copiar.' };
const [url, title] = ['https://almena.example.com/proximos-eventos', 'ALMENA & eco'];

/** Taps the link on a device with these abilities. */
function tap(device: { share?: unknown; clipboard?: unknown }) {
  vi.stubGlobal('navigator', device);
  render(<ShareButton url={url} title={title} texts={texts} />);
  fireEvent.click(screen.getByRole('link', { name: 'Compartir' }));
}

const status = () => screen.getByRole('status').textContent;
const failing = (name: string) => vi.fn().mockRejectedValue(new DOMException('', name));

it('without scripts the link opens an e-mail', () => {
  render(<ShareButton url={url} title={title} texts={texts} />);
  const address = new URL(screen.getByRole('link').getAttribute('href') ?? '');
  expect([address.protocol, address.searchParams.get('subject'), address.searchParams.get('body')]).toEqual([
    ...['mailto:', title, url],
  ]);
});

it.each([
  ['opens', vi.fn().mockResolvedValue(undefined)],
  ['is closed by the visitor in', failing('AbortError')],
])('nothing more happens when the device %s its share sheet', async (_case, share) => {
  const writeText = vi.fn();
  tap({ share, clipboard: { writeText } });
  await waitFor(() => expect(share).toHaveBeenCalledWith({ title, url }));
  expect([status(), writeText.mock.calls]).toEqual(['', []]);
});

it.each([undefined, failing('NotAllowedError')])(
  'the address is copied when no share sheet works',
  async (share) => {
    const writeText = vi.fn().mockResolvedValue(undefined);
    tap({ share, clipboard: { writeText } });
    await waitFor(() => expect(status()).toBe('Enlace copiado'));
    expect(writeText).toHaveBeenCalledWith(url);
  },
);

it('a message says that nothing works', async () => {
  tap({});
  await waitFor(() => expect(status()).toBe('No se ha podido copiar.'));
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
