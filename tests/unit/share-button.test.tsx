import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { ShareAndSave } from '@/components/event/share-and-save';
import { ShareButton } from '@/components/event/share-button';
import { calendarFile } from '@/lib/routes';

const texts = { label: 'Compartir', copied: 'Enlace copiado', failed: 'No se ha podido copiar.' };
const url = 'https://almena.example.com/proximos-eventos';
const title = 'ALMENA & eco';

function click(device: { share?: unknown; clipboard?: unknown }) {
  vi.stubGlobal('navigator', { ...device });
  render(<ShareButton url={url} title={title} texts={texts} />);
  fireEvent.click(screen.getByRole('link', { name: 'Compartir' }));
}

const status = () => screen.getByRole('status').textContent;

describe('the share link', () => {
  it('opens an e-mail without scripts', () => {
    render(<ShareButton url={url} title={title} texts={texts} />);
    const address = new URL(screen.getByRole('link').getAttribute('href') ?? '');
    expect([address.protocol, address.searchParams.get('subject'), address.searchParams.get('body')]).toEqual(
      ['mailto:', title, url],
    );
  });

  it("opens the device's share sheet without a message", async () => {
    const share = vi.fn().mockResolvedValue(undefined);
    const writeText = vi.fn();
    click({ share, clipboard: { writeText } });
    await waitFor(() => expect(share).toHaveBeenCalledWith({ title, url }));
    expect(status()).toBe('');
    expect(writeText).not.toHaveBeenCalled();
  });

  it('does nothing when the visitor closes the share sheet', async () => {
    const share = vi.fn().mockRejectedValue(new DOMException('closed', 'AbortError'));
    const writeText = vi.fn();
    click({ share, clipboard: { writeText } });
    await waitFor(() => expect(share).toHaveBeenCalled());
    expect(writeText).not.toHaveBeenCalled();
  });

  it.each([
    { share: undefined },
    { share: vi.fn().mockRejectedValue(new DOMException('no', 'NotAllowedError')) },
  ])('copies the address when no share sheet works', async (device) => {
    const writeText = vi.fn().mockResolvedValue(undefined);
    click({ ...device, clipboard: { writeText } });
    await waitFor(() => expect(status()).toBe('Enlace copiado'));
    expect(writeText).toHaveBeenCalledWith(url);
  });

  it('shows a message when nothing works', async () => {
    click({});
    await waitFor(() => expect(status()).toBe('No se ha podido copiar.'));
  });
});

describe('the links below the downloads', () => {
  const addresses = (googleCalendar: string | null) => {
    const calendar = { file: 'Guardar', google: 'Google' };
    const props = { calendar, share: texts, newTab: 'otra pestaña', url, title, googleCalendar };
    render(<ShareAndSave {...props} />);
    return screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  };

  it('save the dates to a calendar', () => {
    expect(addresses('https://calendar.example.com')).toEqual(
      expect.arrayContaining([calendarFile, 'https://calendar.example.com']),
    );
  });

  it('only share the page when there are no dates to save', () => {
    expect(addresses(null)).toEqual([expect.stringMatching(/^mailto:/)]);
  });
});
