import { fireEvent, render, screen } from '@testing-library/react';
import axe from 'axe-core';
import { describe, expect, it, vi } from 'vitest';
import { PreviewBar } from '@/components/preview/preview-bar';
import type { IndexedText } from '@/lib/content-review/find-text';
import { previewTexts as texts } from '@/components/preview/preview-texts';

const index: IndexedText[] = [
  { text: 'Hotel Luz', file: 'lib/content/event.ts', field: 'hotels[0].name', line: 93 },
  { text: 'Reservar', file: 'lib/content/event-page.ts', field: 'hotels.reserve', line: 80 },
  {
    ...{ text: 'torre.jpg', file: 'lib/content/event.ts', field: 'hotels[0].image', line: 95 },
    address: '/media/torre',
  },
];
const groups = [
  {
    heading: 'Enlaces rotos (1)',
    urgent: true,
    files: [{ file: 'lib/content/faq.ts', texts: ['link.href: nada'] }],
  },
];

function show(editor: string | null = 'https://github.com/almena/web/edit/cambio/') {
  const followed = vi.fn();
  render(
    <>
      <main>
        <p>Hotel Luz</p>
        <button type="button" onClick={followed}>
          Reservar <span>Hotel Luz</span>
        </button>
        <p>Nada de esto</p>
        <img src="/media/torre-960.a1b2c3.jpg" alt="" data-testid="torre" />
      </main>
      <PreviewBar summary="1 error" groups={groups} index={index} editor={editor} />
    </>,
  );
  return followed;
}

const toggle = () => screen.getByRole('button', { expanded: false });
function point() {
  fireEvent.click(toggle());
  fireEvent.click(screen.getByRole('button', { name: texts.point }));
}

describe('PreviewBar', () => {
  it('summarises the review, and lists it on demand', () => {
    show();
    expect(screen.queryByText('link.href: nada')?.closest('[hidden]')).not.toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Vista previa: 1 error' }));
    expect(screen.getByRole('heading', { name: 'Enlaces rotos (1)' })).toBeDefined();
    expect(screen.getByText('link.href: nada').closest('[hidden]')).toBeNull();
  });

  it('shows where a clicked text is changed, and links to the editor', () => {
    show();
    point();
    fireEvent.click(screen.getByText('Hotel Luz', { selector: 'p' }));
    expect(screen.getByText('lib/content/event.ts, línea 93')).toBeDefined();
    expect(screen.getByText('hotels[0].name')).toBeDefined();
    expect(screen.getByRole('link', { name: /Editar en GitHub/ }).getAttribute('href')).toBe(
      'https://github.com/almena/web/edit/cambio/lib/content/event.ts#L93',
    );
  });

  it('shows file and field of a picture, also below text', () => {
    show();
    const picture = screen.getByTestId('torre');
    vi.spyOn(document, 'elementsFromPoint').mockReturnValueOnce([picture]);
    point();
    fireEvent.click(screen.getByText('Nada de esto'));
    expect(screen.getByText('hotels[0].image')).toBeDefined();
  });

  it('keeps pointing for several clicks, which press nothing', () => {
    const followed = show();
    point();
    fireEvent.click(screen.getByText('Hotel Luz', { selector: 'p' }));
    fireEvent.click(screen.getByRole('button', { name: /Reservar/ }));
    expect(screen.getByText('hotels.reserve')).toBeDefined();
    expect(followed).not.toHaveBeenCalled();
    fireEvent.click(screen.getByRole('button', { name: texts.pointing }));
    fireEvent.click(screen.getByRole('button', { name: /Reservar/ }));
    expect(followed).toHaveBeenCalledOnce();
  });

  it('says when a text is not in the content', () => {
    show();
    point();
    fireEvent.click(screen.getByText('Nada de esto'));
    expect(screen.getByText(texts.nothing)).toBeDefined();
  });

  it('moves the focus to the result and back with Escape, step by step', () => {
    const followed = show();
    point();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: texts.pointing }));
    fireEvent.click(screen.getByText('Hotel Luz', { selector: 'p' }));
    expect(document.activeElement?.contains(screen.getByText('hotels[0].name'))).toBe(true);
    fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape' });
    expect(screen.getByRole('heading', { name: texts.review })).toBeDefined();
    fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape' });
    expect(document.activeElement).toBe(toggle());
    fireEvent.click(screen.getByRole('button', { name: /Reservar/ }));
    expect(followed).toHaveBeenCalledOnce();
  });

  it('finds a typed text, without a link if the editor is unknown', () => {
    show(null);
    fireEvent.click(toggle());
    fireEvent.change(screen.getByRole('searchbox', { name: texts.search }), {
      target: { value: 'hotel luz' },
    });
    expect(screen.getByText('hotels[0].name')).toBeDefined();
    expect(screen.queryByRole('link')).toBeNull();
  });

  it('has no accessibility violations, open', async () => {
    show();
    fireEvent.click(toggle());
    const { violations } = await axe.run(screen.getByRole('complementary', { name: texts.region }));
    expect(violations.map(({ id }) => id)).toEqual([]);
  });
});
