import { render, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { LegalText } from '@/components/legal/legal-text';

const show = (markdown: string) => render(<LegalText markdown={markdown} />).container;

describe('Markdown of a legal text', () => {
  it('of the form "- **Titular:** …" is a list of terms', () => {
    const container = show(
      '- **Titular:** Señal y Mar\n- **Correo:** [hola](mailto:hola@example.com), a diario',
    );
    expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(['Titular', 'Correo']);
    expect([...container.querySelectorAll('dd')].map(({ textContent }) => textContent)).toEqual([
      'Señal y Mar',
      'hola, a diario',
    ]);
  });

  it('of any other list stays a list', () => {
    const container = show('- **Titular:** Señal\n- una cosa');
    expect(container.querySelector('dl')).toBeNull();
    expect(screen.getAllByRole('listitem')).toHaveLength(2);
  });

  it('names a table by the line "Tabla: …" above it, its rows by their first cells and its columns for phones', () => {
    const container = show(
      'Antes.\n\nTabla: Plazos\n\n| Para qué | Cuándo |\n| --- | --- |\n| Contestar | [Un mes](/galeria) |',
    );
    const table = screen.getByRole('table', { name: 'Plazos' });
    expect(
      within(table)
        .getAllByRole('columnheader')
        .map(({ textContent }) => textContent),
    ).toEqual(['Para qué', 'Cuándo']);
    expect(within(table).getByRole('rowheader', { name: 'Contestar' })).toBeDefined();
    expect(within(table).getByRole('cell', { name: 'Un mes' }).textContent).toBe('CuándoUn mes');
    expect([...container.querySelectorAll('p')].map(({ textContent }) => textContent)).toEqual(['Antes.']);
  });
});
