// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';

const page = (text: string) =>
  new Response(`<!doctype html><body><div id="part">${text}</div></body>`, {
    headers: { 'Content-Type': 'text/html' },
  });

const fetched = vi.fn<() => Promise<Response>>();
const assigned = vi.fn<(url: string | URL) => void>();

beforeEach(() => {
  vi.resetModules();
  fetched.mockReset().mockImplementation(async () => page('<b>Hola</b>'));
  assigned.mockReset();
  vi.stubGlobal('fetch', fetched);
  vi.spyOn(window.location, 'assign').mockImplementation(assigned);
});

const load = () => import('@/lib/server-markup');

describe('the markup of another page', () => {
  it('is what stands in the element, and one request serves all its parts', async () => {
    const { fetchMarkup, markupOf } = await load();
    void fetchMarkup('/galeria');
    expect(await markupOf('/galeria', 'part')).toBe('<b>Hola</b>');
    expect(markupOf('/galeria', 'part')).toBe(markupOf('/galeria', 'part'));
    expect(fetched).toHaveBeenCalledTimes(1);
  });

  it('is fetched again after a failure', async () => {
    const { fetchMarkup } = await load();
    fetched.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    await expect(fetchMarkup('/galeria')).rejects.toThrow('Failed to fetch');
    await expect(fetchMarkup('/galeria')).resolves.toBeDefined();
  });

  it.each([
    ['the network is down', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['the page is another one than expected', async () => new Response('<p>Error</p>')],
  ])('is left to the browser when %s', async (_, answer) => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { markupOf } = await load();
    fetched.mockImplementation(answer);
    void markupOf('/galeria', 'part');
    await vi.waitFor(() => expect(assigned).toHaveBeenCalledWith('/galeria'));
  });
});
