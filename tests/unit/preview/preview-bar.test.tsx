import { fireEvent, render, screen } from '@testing-library/react';
import axe from 'axe-core';
import { describe, expect, it, vi } from 'vitest';
import { PreviewBar } from '@/components/preview/preview-bar';
import { previewTexts as texts } from '@/lib/content-review/preview-texts';

const index = [
  { text: 'Hotel Luz', file: 'lib/content/event.ts', field: 'hotels[0].name', line: 93 },
  { text: 'Reservar', file: 'lib/content/event-page.ts', field: 'hotels.reserve', line: 80 },
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
      </main>
      <PreviewBar texts={texts} summary="1 error" groups={groups} index={index} editor={editor} />
    </>,
  );
  return followed;
}

const toggle = () => screen.getByRole('button', { expanded: false });
const point = () => fireEvent.click(screen.getByRole('button', { name: texts.point }));

describe('PreviewBar', () => {
  it('says in a word how the content stands, and all of it on demand', () => {
    show();
    expect(screen.queryByText('link.href: nada')?.closest('[hidden]')).not.toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Vista previa: 1 error' }));
    expect(screen.getByRole('heading', { name: 'Enlaces rotos (1)' })).toBeDefined();
    expect(screen.getByText('link.href: nada').closest('[hidden]')).toBeNull();
  });

  it('tells where a text is changed that one points at, and where to edit it', () => {
    show();
    fireEvent.click(toggle());
    point();
    expect(screen.getByText(texts.pointing)).toBeDefined();
    fireEvent.click(screen.getByText('Hotel Luz', { selector: 'p' }));
    expect(screen.getByText('lib/content/event.ts, línea 93')).toBeDefined();
    expect(screen.getByText('hotels[0].name')).toBeDefined();
    expect(screen.getByRole('link', { name: /Editar en GitHub/ }).getAttribute('href')).toBe(
      'https://github.com/almena/web/edit/cambio/lib/content/event.ts#L93',
    );
    expect(screen.queryByText(texts.pointing)).toBeNull();
  });

  it('lets a click that points press nothing, and the next one press again', () => {
    const followed = show();
    fireEvent.click(toggle());
    point();
    fireEvent.click(screen.getByRole('button', { name: /Reservar/ }));
    expect(followed).not.toHaveBeenCalled();
    fireEvent.click(screen.getByRole('button', { name: /Reservar/ }));
    expect(followed).toHaveBeenCalledOnce();
  });

  it('says so when a text is not in the content, and gives up with Escape', () => {
    const followed = show();
    fireEvent.click(toggle());
    point();
    fireEvent.click(screen.getByText('Nada de esto'));
    expect(screen.getByText(texts.nothing)).toBeDefined();
    point();
    fireEvent.keyDown(document.body, { key: 'Escape' });
    fireEvent.click(screen.getByRole('button', { name: /Reservar/ }));
    expect(followed).toHaveBeenCalledOnce();
  });

  it('takes the focus with the answer, far from where one pointed, and closes with Escape', () => {
    show();
    fireEvent.click(toggle());
    point();
    fireEvent.click(screen.getByText('Hotel Luz', { selector: 'p' }));
    expect(document.activeElement?.contains(screen.getByText('hotels[0].name'))).toBe(true);
    fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape' });
    expect(document.activeElement).toBe(toggle());
  });

  it('stops pointing when it is closed', () => {
    const followed = show();
    fireEvent.click(toggle());
    point();
    fireEvent.click(screen.getByRole('button', { name: texts.close }));
    fireEvent.click(screen.getByRole('button', { name: /Reservar/ }));
    expect(followed).toHaveBeenCalledOnce();
  });

  it('finds a text that is typed, without a pointer, and names no editor where none is known', () => {
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
